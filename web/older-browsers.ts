import '@oddbird/popover-polyfill';

// Only fetched by browsers from before 2024, such as on an iPhone of 2017.
URL.canParse ??= (url, base) => {
  try {
    return new URL(url, base).href !== '';
  } catch {
    return false;
  }
};

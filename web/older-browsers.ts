import '@oddbird/popover-polyfill';

// Fetched by browsers of before 2024 only, such as an iPhone of 2017 has.
URL.canParse ??= (url, base) => {
  try {
    return new URL(url, base).href !== '';
  } catch {
    return false;
  }
};

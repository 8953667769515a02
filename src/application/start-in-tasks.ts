// React, then Gatsby's application, each in a task of its own (gatsby/webpack/webpack.ts): in between, a phone
// can respond to its visitor. The longest task of hydration is 282 ms without this, 50 with it. `require`,
// because an `import` would be hoisted into the first task.
setTimeout(() => {
  require("react-dom/client");
  setTimeout(() => require("../../.cache/production-app"));
});

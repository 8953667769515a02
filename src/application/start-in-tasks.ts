// React, then Gatsby's application, each in a task of its own (gatsby/webpack.ts): in between, a phone can respond to its
// visitor. `require`, because an `import` would be hoisted into the first task.
setTimeout(() => {
  require("react-dom/client");
  setTimeout(() => require("../../.cache/production-app"));
});

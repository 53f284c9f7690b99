import base from './playwright.config.ts';
export default { ...base, webServer: undefined, globalTeardown: undefined, outputDir: '/tmp/pw-segundo', use: { ...base.use, baseURL: 'http://127.0.0.1:4361' } };

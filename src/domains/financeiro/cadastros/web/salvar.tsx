export { BotaoSalvar as default } from '#platform/web/formulario/index.ts';

/** What others may use of acesso/links-externos, on the server. */
export { agirPorLink, lerLinkExterno, mandarCodigo } from './abrir.ts';
export { criarLinksExternos, type LinkExterno, mudarPrazoDosLinksExternos, revogarLinksExternos } from './links-externos.ts';

import type { TelaId } from '#catalog/telas.ts';
import type { CarregadorDeTela } from '#platform/web/pagina/carga-de-tela.ts';

/** The screens before sign-in. They stand apart from the inner ones, whose long list the login page need not load. */
export const carregadoresPublicos: Partial<Record<TelaId, CarregadorDeTela>> = {
  login: () => import('#domains/acesso/entrada/web/login-page.tsx'),
  cadastro: () => import('#domains/acesso/entrada/web/cadastro-page.tsx'),
  'esqueceu-sua-senha': () => import('#domains/acesso/entrada/web/esqueceu-page.tsx'),
  assinar: () => import('#domains/academico/contratos/assinaturas/publica/web/assinar-page.tsx'),
  'conferir-cadastro': () => import('#domains/academico/temporadas/familia/web/conferir-cadastro-page.tsx'),
  'conferir-documento': () => import('#domains/academico/documentos/web/conferir-documento-page.tsx'),
};

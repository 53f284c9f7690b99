import type { TelaId } from '#catalog/telas.ts';
import type { CarregadorDeTela } from '#platform/web/carga-de-tela.ts';

/**
 * The component of each screen that is built, loaded when first opened. A screen of the catalog that has no line here
 * shows that it is under construction.
 */
export const carregadores: Partial<Record<TelaId, CarregadorDeTela>> = {
  login: () => import('#domains/acesso/web/login-page.tsx'),
  cadastro: () => import('#domains/acesso/web/cadastro-page.tsx'),
  'esqueceu-sua-senha': () => import('#domains/acesso/web/esqueceu-page.tsx'),
  dashboard: () => import('./inicio-page.tsx'),
  perfis: () => import('#domains/acesso/web/perfis-page.tsx'),
  'perfil-permissao': () => import('#domains/acesso/web/perfil-permissao-page.tsx'),
  usuarios: () => import('#domains/acesso/web/usuarios-page.tsx'),
  pessoas: () => import('#domains/pessoas/web/pessoas-page.tsx'),
  'nova-pessoa': () => import('#domains/pessoas/web/nova-pessoa-page.tsx'),
  pessoa: () => import('#domains/pessoas/web/pessoa-page.tsx'),
  'periodo-letivo': () => import('#domains/academico/periodos-letivos/web/periodos-page.tsx'),
  'periodo-letivo-criar': () => import('#domains/academico/periodos-letivos/web/periodo-form-page.tsx'),
  'periodo-letivo-editar': () => import('#domains/academico/periodos-letivos/web/periodo-form-page.tsx'),
  contratos: () => import('#domains/academico/contratos/web/contratos-page.tsx'),
  'contrato-form': () => import('#domains/academico/contratos/web/contrato-form-page.tsx'),
  'contrato-editar': () => import('#domains/academico/contratos/web/contrato-form-page.tsx'),
  'contrato-visualizar': () => import('#domains/academico/contratos/web/contrato-page.tsx'),
  bancos: () => import('#domains/financeiro/cadastros/web/bancos-page.tsx'),
  contas: () => import('#domains/financeiro/cadastros/web/contas-page.tsx'),
  descontos: () => import('#domains/financeiro/cadastros/web/descontos-page.tsx'),
  'formas-pagamento': () => import('#domains/financeiro/cadastros/web/formas-pagamento-page.tsx'),
  precos: () => import('#domains/financeiro/cadastros/web/precos-page.tsx'),
  taxas: () => import('#domains/financeiro/cadastros/web/taxas-page.tsx'),
  'periodo-financeiro': () => import('#domains/financeiro/caixa/web/periodo-financeiro-page.tsx'),
  'financeiro-lancamentos-historico': () => import('#domains/financeiro/caixa/web/financeiro-lancamentos-historico-page.tsx'),
};

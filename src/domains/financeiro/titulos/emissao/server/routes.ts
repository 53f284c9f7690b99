import { emissaoApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { criarTituloManual } from './criar-titulo-manual.ts';
import './integridade.ts';

/** financeiro/titulos/emissao, as the portal registers it. */
export const emissaoDeTitulos: Sala = {
  nome: 'financeiro/titulos/emissao',
  api,
  rotas: [escrita(api.criarTitulo, (ato, { body }) => criarTituloManual(ato, body))],
};

import { declaracoesIrApi as api } from '../api.ts';
import { acao, leitura, type Sala } from '#platform/server/http/rota.ts';
import { auditarExportacao } from '#platform/server/auditoria/exportacao.ts';
import { exportarLista } from '#platform/server/planilhas/lista-pdf.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { texto } from '#shared/textos.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { obterIr } from './detalhe-ir.ts';
import { colunasDoIr } from './planilha.ts';
import { filtrosNoPapel } from '#domains/financeiro/declaracoes/server/filtros-no-papel.ts';
import { type LinhaDaPlanilha, listarIr, planilhaDoIr } from './lista-ir.ts';

/** The filters with the year of today where none was asked for. */
const comAno = <F extends { ano: number | undefined }>(filtros: F, dia: string): F & { ano: number } => ({
  ...filtros,
  ano: filtros.ano ?? Number(dia.slice(0, 4)),
});

/** declaracoes/ir, as the portal registers it. */
export const declaracoesIr: Sala = {
  nome: 'financeiro/declaracoes/ir',
  api,
  rotas: [
    leitura(api.listarIr, async ({ db, hoje }, { query }) => listarIr(db, comAno(query.filtros, hoje), query.paginacao)),
    // A read that leaves its trace: the file names payers and students by their whole CPF.
    acao(api.exportarIr, async (contexto, { query: { filtros: pedidos, formato, paginacao } }) => {
      const { hoje, pedido, servicos } = contexto;
      const filtros = comAno(pedidos, hoje);
      await auditarExportacao(contexto, { acao: 'declaracao.exportada', alvoTipo: 'declaracao', depois: { formato, ...filtros } });
      const linhas = percorrer<LinhaDaPlanilha, 'nome'>(servicos.dbRelatorios, planilhaDoIr(filtros), {
        ...paginacao,
        campoOrdenado: 'nome',
      });
      return exportarLista(contexto, {
        nome: `imposto-de-renda-${filtros.ano}`,
        titulo: texto(textosDeclaracao, 'aba_ir', pedido.idioma),
        formato,
        colunas: colunasDoIr(pedido.idioma),
        linhas,
        filtros: () => filtrosNoPapel(servicos.dbRelatorios, filtros, pedido.idioma),
      });
    }),
    leitura(api.obterIr, async ({ db, pedido, hoje }, { params, query }) =>
      obterIr(db, { pagadorId: params.id, ano: query.ano, hoje, idioma: pedido.idioma }),
    ),
  ],
};

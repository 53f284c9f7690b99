import { sql } from 'kysely';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import type { TipoDaMudanca } from '#domains/mudanca/tipos.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { PlanilhaLida } from '#platform/server/planilhas/ler-planilha.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { planilhasDaMudancaApi } from '../api.ts';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import { proporComMemoria, titulosDe, type TitulosLembrados } from '../lembrar-colunas.ts';
import { carregarPlanilha } from './carregar.ts';

type Lembrado = { titulos: TitulosLembrados; fixos: Record<string, string> };

/** Keeps a sheet that was read, its columns matched as those of the sheet before. */
export async function abrirPlanilha(
  ato: Ato,
  { tipo, arquivo, colunas: titulos, linhas }: PlanilhaLida & { tipo: TipoDaMudanca; arquivo: string },
): Promise<number> {
  const { tx, quem } = ato;
  const { rows: lembrados } = await sql<Lembrado>`insert into mudancas_tipos as t (tipo) values (${tipo})
    on conflict (tipo) do update set tipo = excluded.tipo returning t.titulos, t.fixos`.execute(tx);
  const lembrado = lembrados[0] ?? { titulos: {}, fixos: {} };
  const mapeamento = proporComMemoria(titulos, camposPorTipo[tipo].campos, lembrado.titulos);
  const fixos = Object.fromEntries(Object.entries(lembrado.fixos).filter(([chave]) => mapeamento[chave] === undefined));
  const { rows } = await sql<{
    id: number;
  }>`insert into mudancas_planilhas (tipo, arquivo, colunas, linhas, total, mapeamento, fixos, usuario_id, usuario_nome)
    values (${tipo}, ${arquivo.slice(0, 200) || 'planilha'}, ${JSON.stringify(titulos)}::jsonb, ${JSON.stringify(linhas)}::jsonb, ${linhas.length},
      ${JSON.stringify(mapeamento)}::jsonb, ${JSON.stringify(fixos)}::jsonb, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'mudanca.aberta', alvoTipo: 'mudanca', alvoId: id, depois: { tipo, arquivo, linhas: linhas.length } });
  return id;
}

type Escolha = { id: number } & EntradaServidor<typeof planilhasDaMudancaApi.guardar>['body'];

/** Says which column is what; what a dry run said before holds no more. @throws NAO_ENCONTRADO, MUDANCA_JA_CARREGADA, VERSAO_DESATUALIZADA */
export async function guardarColunas(ato: Ato, { id, versao, mapeamento, fixos }: Escolha): Promise<void> {
  const { tx } = ato;
  const planilha = await carregarPlanilha(tx, id, sql`for update`);
  if (planilha.situacao !== 'aberta') throw erros.MUDANCA_JA_CARREGADA();
  if (planilha.versao !== versao) throw versaoDesatualizada({ tipo: 'mudanca', id }, { versao: planilha.versao });
  const { campos } = camposPorTipo[planilha.tipo];
  const conhecidos = new Set(campos.map(({ chave }) => chave));
  const colunasDela = Object.fromEntries(
    Object.entries(mapeamento).filter(([chave, i]) => conhecidos.has(chave) && i < planilha.colunas.length),
  );
  const fixosDela = Object.fromEntries(
    Object.entries(fixos).filter(([chave, valor]) => conhecidos.has(chave) && valor !== '' && colunasDela[chave] === undefined),
  );
  await sql`update mudancas_planilhas set mapeamento = ${JSON.stringify(colunasDela)}::jsonb, fixos = ${JSON.stringify(fixosDela)}::jsonb, ensaio = null,
    versao = versao + 1 where id = ${id}`.execute(tx);
  await sql`update mudancas_tipos set titulos = ${JSON.stringify(titulosDe(planilha.colunas, colunasDela))}::jsonb, fixos = ${JSON.stringify(fixosDela)}::jsonb
    where tipo = ${planilha.tipo}`.execute(tx);
  await auditar(ato, {
    acao: 'mudanca.editada',
    alvoTipo: 'mudanca',
    alvoId: id,
    antes: { mapeamento: planilha.mapeamento, fixos: planilha.fixos },
    depois: { mapeamento: colunasDela, fixos: fixosDela },
  });
}

/** Throws away a sheet that was not loaded. @throws NAO_ENCONTRADO, MUDANCA_CARREGADA_NAO_EXCLUI */
export async function excluirPlanilha(ato: Ato, id: number): Promise<void> {
  const { situacao, tipo, arquivo } = await carregarPlanilha(ato.tx, id, sql`for update`);
  if (situacao !== 'aberta') throw erros.MUDANCA_CARREGADA_NAO_EXCLUI();
  await sql`delete from mudancas_planilhas where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'mudanca.excluida', alvoTipo: 'mudanca', alvoId: id, antes: { tipo, arquivo } });
}

/** Rows of personal data leave a month after they came; sheets that nobody loaded leave whole. What came in stays, and so do the codes. */
export async function limparMudanca(db: Db): Promise<void> {
  await sql`delete from mudancas_planilhas where situacao = 'aberta' and created_at < now() - interval '30 days'`.execute(db);
  await sql`update mudancas_planilhas set linhas = '[]', ensaio = null where linhas <> '[]' and created_at < now() - interval '30 days'
    and tarefa_id in (select id from v_tarefa where situacao not in ('na_fila', 'em_andamento'))`.execute(db);
}

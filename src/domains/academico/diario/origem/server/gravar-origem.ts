import { sql } from 'kysely';
import { conferirAnoAberto } from '#domains/academico/diario/conferir.ts';
import { carregarTurma } from '#domains/academico/diario/server/carregar.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { origemApi } from '../api.ts';
import { type Julgada, julgarOrigem } from '../julgar.ts';
import { lerOrigem, type Origem, type OrigemLida, obterOrigem } from './obter-origem.ts';

type Pedido = { matriculaId: number } & EntradaServidor<typeof origemApi.gravarOrigem>['body'];
const ACAO = 'matricula.origem';

/**
 * Saves what a student brought, all together, over the version that was seen.
 * @throws NAO_ENCONTRADO, DIARIO_TURMA_FECHADA, DIARIO_PERIODO_FECHADO, ORIGEM_…, VERSAO_DESATUALIZADA
 */
export async function gravarOrigem(ato: Ato<AutorComEscopo>, pedido: Pedido): Promise<Origem> {
  const { matriculaId, versao, escola, documento } = pedido;
  const { origem: antes, criterio } = await segurar(ato, matriculaId);
  if (antes.versao !== versao) throw desatualizada(antes);
  const julgada = julgarOrigem({ criterio, etapas: antes.etapas, disciplinas: antes.disciplinas }, pedido);
  const { usuarioId: autor, usuarioNome: nome } = autorDaLinha(ato.quem);
  const { rows } = await sql`insert into origens as o (matricula_id, escola, documento, versao, usuario_id, usuario_nome)
    values (${matriculaId}, ${escola}, ${documento}, ${versao + 1}, ${autor}, ${nome})
    on conflict (matricula_id) do update set escola = excluded.escola, documento = excluded.documento, versao = excluded.versao,
      usuario_id = excluded.usuario_id, usuario_nome = excluded.usuario_nome, updated_at = clock_timestamp() where o.versao = excluded.versao - 1
    returning 1`.execute(ato.tx);
  const atual = (): Promise<Origem> => obterOrigem(ato.tx, leitorDe(ato.quem), matriculaId);
  // Somebody saved since it was read: whoever writes waits for nobody but for the row.
  if (rows.length === 0) throw desatualizada(await atual());
  await trocar(ato, antes, julgada);
  const depois = await atual();
  await auditar(ato, { acao: ACAO, alvoTipo: 'matricula', alvoId: matriculaId, antes: emPalavras(antes), depois: emPalavras(depois) });
  return depois;
}

const desatualizada = (atual: Origem) =>
  versaoDesatualizada({ tipo: 'matricula', id: atual.matriculaId, acoes: `^${ACAO.replace('.', '[.]')}$` }, atual);

/** As it stands, with its class held: its year does not close meanwhile, and nobody moves to another one. */
async function segurar(ato: Ato<AutorComEscopo>, matriculaId: number): Promise<OrigemLida> {
  const leitor = leitorDe(ato.quem);
  const { turma } = await obterOrigem(ato.tx, leitor, matriculaId);
  conferirAnoAberto(await carregarTurma(ato, turma.id));
  const lida = await lerOrigem(ato.tx, leitor, matriculaId);
  // He moved while the class was waited for: that of now is the one to be held.
  return lida.origem.turma.id === turma.id ? lida : segurar(ato, matriculaId);
}

/** What the window shows gives way to what was typed; what it does not show (of a subject that only another class has) stays. */
async function trocar(
  { tx }: Pick<Ato, 'tx'>,
  { matriculaId, etapas, disciplinas }: Origem,
  { notas, frequencias }: Julgada,
): Promise<void> {
  const [daEtapa, daDisciplina] = [etapas, disciplinas].map((lista) => lista.map(({ id }) => id));
  await sql`delete from origens_notas where matricula_id = ${matriculaId} and etapa_id = any(${daEtapa}::bigint[])
    and disciplina_id = any(${daDisciplina}::bigint[])`.execute(tx);
  await sql`delete from origens_frequencias where matricula_id = ${matriculaId}
    and (disciplina_id is null or disciplina_id = any(${daDisciplina}::bigint[]))`.execute(tx);
  await sql`insert into origens_notas (matricula_id, disciplina_id, etapa_id, media, conceito)
    select ${matriculaId}::bigint, x."disciplinaId", x."etapaId", x.media, x.conceito
    from json_to_recordset(${JSON.stringify(notas)}::json) as x("disciplinaId" bigint, "etapaId" bigint, media numeric, conceito text)`.execute(
    tx,
  );
  await sql`insert into origens_frequencias (matricula_id, disciplina_id, dadas, faltas)
    select ${matriculaId}::bigint, x."disciplinaId", x.dadas, x.faltas
    from json_to_recordset(${JSON.stringify(frequencias)}::json) as x("disciplinaId" bigint, dadas int, faltas int)`.execute(tx);
}

function emPalavras({ escola, documento, etapas, disciplinas, notas, frequencias }: Origem) {
  const nomeDe = (lista: Origem['disciplinas'], id: number | null): string => lista.find((um) => um.id === id)?.nome ?? '—';
  return {
    escola,
    documento,
    notas: Object.fromEntries(notas.map((n) => [`${nomeDe(disciplinas, n.disciplinaId)} · ${nomeDe(etapas, n.etapaId)}`, n.valor])),
    frequencias: Object.fromEntries(frequencias.map((f) => [nomeDe(disciplinas, f.disciplinaId), `${f.faltas} / ${f.dadas}`])),
  };
}

import { sql } from 'kysely';
import { reclassificarComContrato, sairComContrato } from '#domains/academico/contratos/saidas/server/oficina.ts';
import { emitirPapeis as emitirPorModelo } from '#domains/academico/documentos/emissao/server/oficina.ts';
import { trazerEntregues } from '#domains/academico/documentos/padrao/server/oficina.ts';
import { emitirDocumento } from '#domains/academico/documentos/server/oficina.ts';
import type { TipoDocumento } from '#domains/academico/documentos/tipos.ts';
import { desfazerRemanejamento, remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';

type Lugar = { id: number; turmaId: number; cursoId: number; desde: DataCivil };
type Secretaria = Ato & { servicos: Servicos; ano: number };

/** A year at the counter: a suspension, a reclassification, students moved together. */
export async function viverOAno(secretaria: Secretaria): Promise<void> {
  const fora = new Set<number>();
  await moverJuntos(secretaria, fora);
  await trancarUma(secretaria, fora);
  await reclassificarUma(secretaria, fora);
}

/** The ready templates, and what families of a first class were sent by one of them. */
async function emitirPelosModelos(secretaria: Secretaria): Promise<void> {
  const { servicos, tx, ano } = secretaria;
  await trazerEntregues(secretaria);
  const { rows } = await sql<{
    modelo: number;
    matriculas: number[] | null;
  }>`select r.id as modelo, (select array_agg(m.id order by m.id) from (
      select m.id from v_matricula_resumo m where m.ano = ${ano} and m.movimento = 'ativa' and m.turma_id is not null order by m.turma_id, m.id limit 12) m) as matriculas
    from documentos_padrao r where r.entregue = 'carta-de-boas-vindas'`.execute(tx);
  for (const { modelo: documentoPadraoId, matriculas: matriculaIds } of rows)
    await emitirPorModelo(secretaria, {
      documentoPadraoId,
      matriculaIds: matriculaIds ?? [],
      finalidade: null,
      publicUrl: servicos.config.publicUrl,
    });
}

/** Active students of the current year who sit in a class since some days, in the order of their enrollments. */
async function ativos({ tx, ano, hoje }: Secretaria, fora: ReadonlySet<number>): Promise<Lugar[]> {
  const { rows } =
    await sql<Lugar>`select m.id, m.turma_id as "turmaId", m.curso_id as "cursoId", m.data_matricula as desde from v_matricula_resumo m
    where m.ano = ${ano} and m.movimento = 'ativa' and m.turma_id is not null and m.data_matricula < ${somarDias(hoje, -20)}
      and not exists (select 1 from v_matricula_resumo o where o.aluno_id = m.aluno_id and o.id <> m.id) order by m.id`.execute(tx);
  return rows.filter(({ id }) => !fora.has(id));
}

async function turmaAberta(tx: Tx, condicao: { curso: number; ano: number; menos: number }): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select t.id from v_turma t left join v_turma_ocupacao o on o.turma_id = t.id
    where t.curso_id = ${condicao.curso} and t.ano = ${condicao.ano} and t.id <> ${condicao.menos} and t.situacao = 'aberta' and t.vagas > coalesce(o.ocupadas, 0) + 3
    order by t.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Three students change class together; another move is undone right after. */
async function moverJuntos(s: Secretaria, fora: Set<number>): Promise<void> {
  const porTurma = Map.groupBy(await ativos(s, fora), (lugar) => lugar.turmaId);
  let vez = 0;
  for (const [turmaOrigemId, lugares] of porTurma) {
    const [primeiro] = lugares;
    if (!primeiro || lugares.length < 4 || vez === 2) continue;
    const turmaDestinoId = await turmaAberta(s.tx, { curso: primeiro.cursoId, ano: s.ano, menos: turmaOrigemId });
    if (turmaDestinoId === null) continue;
    vez += 1;
    const matriculaIds = lugares.slice(0, vez === 1 ? 3 : 2).map(({ id }) => id);
    const motivo = vez === 1 ? 'Equilíbrio das turmas.' : 'Pedido das famílias.';
    const pedido = { turmaOrigemId, turmaDestinoId, matriculaIds, dataMovimento: somarDias(s.hoje, -6), motivo, motivoExcedente: null };
    const { remanejamentoId } = await remanejar(s, pedido);
    for (const id of matriculaIds) fora.add(id);
    if (vez === 2 && remanejamentoId !== null)
      await desfazerRemanejamento(s, { id: remanejamentoId, motivo: 'As famílias mudaram de ideia.' });
  }
}

async function trancarUma(s: Secretaria, fora: Set<number>): Promise<void> {
  const [aluno] = (await ativos(s, fora)).slice(5);
  if (!aluno) return;
  fora.add(aluno.id);
  await sairComContrato(s, {
    id: aluno.id,
    verbo: 'trancamento',
    dataMovimento: somarDias(s.hoje, -4),
    motivo: 'Tratamento de saúde fora da cidade, com retorno previsto.',
    contrato: { acao: 'suspender', dataEfeito: null, multa: null },
  });
}

/** A student goes on in the next course of the year. */
async function reclassificarUma(s: Secretaria, fora: Set<number>): Promise<void> {
  for (const aluno of (await ativos(s, fora)).slice(8, 30)) {
    const { rows } = await sql<{
      id: number;
    }>`select proximo_curso_id as id from v_curso where id = ${aluno.cursoId} and proximo_curso_id is not null`.execute(s.tx);
    const cursoId = rows[0]?.id;
    const turmaId = cursoId === undefined ? null : await turmaAberta(s.tx, { curso: cursoId, ano: s.ano, menos: 0 });
    if (cursoId === undefined || turmaId === null) continue;
    fora.add(aluno.id);
    await reclassificarComContrato(s, {
      id: aluno.id,
      cursoId,
      turmaId,
      dataMovimento: somarDias(s.hoje, -5),
      motivo: 'Avaliação da coordenação: domina o conteúdo do ano.',
      motivoExcedente: null,
      contrato: { acao: 'manter', dataEfeito: null, multa: null },
    });
    return;
  }
}

const finalidades = [
  'apresentação ao plano de saúde',
  null,
  'comprovação de vínculo junto ao empregador',
  'passe estudantil',
  null,
] as const;

/** The papers that families ask for, once the diary tells attendance: each transferred student has the declaration, and some of the others one. */
export async function emitirPapeis(secretaria: Secretaria): Promise<void> {
  const { servicos, tx, ano, hoje } = secretaria;
  const { rows } = await sql<{
    id: number;
    movimento: string;
    desde: DataCivil;
    ate: DataCivil;
  }>`select m.id, m.movimento, greatest(d.inicio, emTurma.desde) as desde, least(d.fim, ${hoje}::date - 1) as ate
    from v_matricula_resumo m join v_periodo_da_segmentacao d on d.ano_letivo_id = m.ano_letivo_id and d.segmentacao_id = m.segmentacao_id
      left join lateral (select lower(r) as desde from (select unnest(range_agg(daterange(e.data_inicio, e.data_fim, '[]'))) as r
        from v_matricula_enturmacao e where e.matricula_id = m.id) as dias where upper_inf(r)) as emTurma on true
    where m.ano = ${ano} and m.movimento in ('ativa', 'transferida') order by m.id`.execute(tx);
  const { publicUrl } = servicos.config;
  const emitir = (
    matriculaId: number,
    tipo: TipoDocumento,
    i: number,
    frequencia: { de: DataCivil; ate: DataCivil; percentual: null } | null = null,
  ) => emitirDocumento(secretaria, { matriculaId, tipo, finalidade: finalidades[i % finalidades.length] ?? null, frequencia, publicUrl });
  const transferidas = rows.filter((m) => m.movimento === 'transferida').slice(0, 40);
  const ativas = rows.filter((m) => m.movimento === 'ativa').slice(0, 1200);
  const pedemFrequencia = ativas.filter(({ desde, ate }, i) => i % 41 === 9 && desde < ate);
  const { rows: jaChamadas } = await sql<{ id: number }>`select q.id from unnest(${pedemFrequencia.map(({ id }) => id)}::bigint[]) as q(id)
    where exists (select 1 from v_chamada c where c.alunos @> array[q.id])`.execute(tx);
  const frequentaram = new Set(jaChamadas.map(({ id }) => id));
  for (const [i, { id }] of transferidas.entries()) await emitir(id, 'declaracao_transferencia', i);
  for (const [i, { id, desde, ate }] of ativas.entries()) {
    if (i % 17 === 4) await emitir(id, 'declaracao_matricula', i);
    if (frequentaram.has(id)) await emitir(id, 'declaracao_frequencia', 0, { de: desde, ate, percentual: null });
  }
  await emitirPelosModelos(secretaria);
}

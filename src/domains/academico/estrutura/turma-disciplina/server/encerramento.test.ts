import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { desfazerEncerramento } from './encerrar-disciplina.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let disciplinaId = 0;
let [rosa, davi] = [0, 0];
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.estrutura });
  const { db } = servidor.banco;
  escola = await escolaDeTeste(db);
  [rosa, davi] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
});
afterAll(() => servidor.fechar());

const processo = { processo: 'teste' };
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const docentes = async (id: number) =>
  (
    await sql<{ pessoa: number; inicio: string; fim: string | null }>`select pessoa_id as pessoa, data_inicio as inicio, data_fim as fim
      from docentes_periodo where turma_disciplina_id = ${id} order by data_inicio, id`.execute(servidor.banco.db)
  ).rows;
type Item = { id: number; versao: number; dataFim: string | null; encerramento: { docentes: number } | null };
async function ler(id: number): Promise<Item> {
  const { itens } = (await servidor.pedir('GET', `Turma/${escola.turmaA}/disciplinas`)).corpo.data as { itens: Item[] };
  const item = itens.find((i) => i.id === id);
  if (!item) throw new Error('no subject');
  return item;
}
let n = 0;
/** A subject of the class that Rosa teaches all year and Davi joins in September. */
async function lecionada(): Promise<number> {
  const nome = `Disciplina ${(n += 1)}`;
  const dados = {
    nome,
    sigla: null,
    area: null,
    cargaHoraria: 160,
    tipo: 'obrigatoria' as const,
    contaPromocao: true,
    ordem: n,
    ativa: true,
  };
  ({ id: disciplinaId } = await transacao(servidor.banco.db, (tx) => criarDisciplina(atoDe(tx, processo), dados)));
  await incluir(null);
  const { rows } = await sql<{ id: number }>`select id from turmas_disciplinas where disciplina_id = ${disciplinaId}`.execute(
    servidor.banco.db,
  );
  const id = rows[0]?.id ?? 0;
  for (const [pessoa, inicio] of [
    [rosa, '2026-02-02'],
    [davi, '2026-09-01'],
  ] as const)
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${id}, ${pessoa}, ${inicio})`.execute(
      servidor.banco.db,
    );
  return id;
}
const incluir = (dataInicio: string | null) =>
  servidor.pedir('POST', `Turma/${escola.turmaA}/disciplinas`, { body: { itens: [{ disciplinaId, cargaHoraria: null }], dataInicio } });
const encerrar = async (id: number, dataFim = '2026-07-15') =>
  servidor.pedir('POST', `TurmaDisciplina/${id}/encerramento`, { body: { versao: (await ler(id)).versao, dataFim } });
const desfazer = async (id: number, versao?: number) =>
  servidor.pedir('POST', `TurmaDisciplina/${id}/encerramento/desfazimento`, { body: { versao: versao ?? (await ler(id)).versao } });

/** The other place of the same subject in the class. */
const deNovo = async (id: number): Promise<number> =>
  (
    await sql<{ id: number }>`select id from turmas_disciplinas where disciplina_id = ${disciplinaId} and id <> ${id}`.execute(
      servidor.banco.db,
    )
  ).rows[0]?.id ?? 0;
const situacaoDoAno = (situacao: string) =>
  sql`update periodos_letivos_segmentacoes set situacao = ${situacao} where segmentacao_id = ${escola.segmentacaoId}`.execute(
    servidor.banco.db,
  );
let sentados = 0;
/** Somebody sits in the class. */
async function sentar(): Promise<void> {
  if ((sentados += 1) > 1) return;
  const { db } = servidor.banco;
  const [aluno, mae] = [await pessoaDeTeste(db, 'Ana'), await pessoaDeTeste(db, 'Rita', '1985-03-04')];
  await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae)));
}

describe('undoing the end of a subject of a class', () => {
  test('puts back the subject and its assignments as they were, even those that had never begun; it can be ended again', async () => {
    const id = await lecionada();
    const antes = await docentes(id);
    await encerrar(id);
    expect(await docentes(id)).toEqual([{ pessoa: rosa, inicio: '2026-02-02', fim: '2026-07-15' }]);
    expect(await ler(id)).toMatchObject({ dataFim: '2026-07-15', encerramento: { docentes: 2 } });
    expect((await desfazer(id)).corpo.data).toMatchObject({ docentesDeVolta: 2 });
    expect(await docentes(id)).toEqual(antes);
    expect(await ler(id)).toMatchObject({ dataFim: null, encerramento: null });
    expect(codigo(await encerrar(id, '2026-08-31'))).toBe(200);
    expect(await ler(id)).toMatchObject({ dataFim: '2026-08-31', encerramento: { docentes: 2 } });
    const { rows } = await sql<{
      acao: string;
    }>`select acao from auditoria where alvo_tipo = 'turma_disciplina' and alvo_id = ${id} order by seq`.execute(servidor.banco.db);
    expect(rows.map((r) => r.acao).slice(-3)).toEqual([
      'turmaDisciplina.encerrada',
      'turmaDisciplina.encerramentoDesfeito',
      'turmaDisciplina.encerrada',
    ]);
  });

  test('a subject does not end before it begins: the day is refused at its field', async () => {
    const id = await lecionada();
    await sql`delete from docentes_periodo where turma_disciplina_id = ${id} and data_inicio < '2026-06-01'`.execute(servidor.banco.db);
    await sql`update turmas_disciplinas set data_inicio = '2026-06-01' where id = ${id}`.execute(servidor.banco.db);
    const recusa = await encerrar(id, '2026-05-31');
    expect([recusa.status, recusa.corpo.error?.code, recusa.corpo.error?.fields.map((f) => f.path)]).toEqual([
      400,
      'DISCIPLINA_ENCERRA_ANTES',
      ['dataFim'],
    ]);
    expect(recusa.corpo.error?.message).toContain('01/06/2026');
  });

  test('is not lost by typing another last day: that is refused while the ending stands, and the teachers come back', async () => {
    const id = await lecionada();
    const antes = await docentes(id);
    await encerrar(id);
    const { versao } = await ler(id);
    for (const dataFim of ['2026-11-30', null]) {
      const edicao = { id, versao, cargaHoraria: null, dataInicio: null, dataFim };
      const recusa = await servidor.pedir('PUT', 'TurmaDisciplina', { body: edicao });
      expect([recusa.status, recusa.corpo.error?.code]).toEqual([409, 'ENCERRAMENTO_A_DESFAZER']);
    }
    const mesmaData = { id, versao, cargaHoraria: 90, dataInicio: null, dataFim: '2026-07-15' };
    expect(codigo(await servidor.pedir('PUT', 'TurmaDisciplina', { body: mesmaData }))).toBe(200);
    expect(await ler(id)).toMatchObject({ encerramento: { docentes: 2 } });
    expect(codigo(await desfazer(id))).toBe(200);
    expect(await docentes(id)).toEqual(antes);
  });

  test('is refused of a subject that goes on, of one whose last day was typed, twice, and with an old version', async () => {
    const id = await lecionada();
    expect(codigo(await desfazer(id))).toBe('ENCERRAMENTO_NADA_A_DESFAZER');
    await encerrar(id);
    const { versao } = await ler(id);
    expect(codigo(await desfazer(id, versao - 1))).toBe('VERSAO_DESATUALIZADA');
    const digitada = await lecionada();
    await sql`delete from docentes_periodo where turma_disciplina_id = ${digitada}`.execute(servidor.banco.db);
    const edicao = { id: digitada, versao: (await ler(digitada)).versao, cargaHoraria: null, dataInicio: null, dataFim: '2026-08-15' };
    expect(codigo(await servidor.pedir('PUT', 'TurmaDisciplina', { body: edicao }))).toBe(200);
    expect(codigo(await desfazer(digitada))).toBe('ENCERRAMENTO_NADA_A_DESFAZER');
    const outra = await lecionada();
    await encerrar(outra);
    await desfazer(outra);
    expect(codigo(await desfazer(outra))).toBe('ENCERRAMENTO_NADA_A_DESFAZER');
  });

  test('is refused while the class has the subject again: taken off with nothing recorded in it, even by students, it leaves the way free', async () => {
    const id = await lecionada();
    const antes = await docentes(id);
    await sentar();
    await encerrar(id);
    expect(codigo(await incluir('2026-08-01'))).toBe(200);
    const recusa = await desfazer(id);
    expect([codigo(recusa), recusa.corpo.error?.message]).toEqual([
      'ENCERRAMENTO_COM_OUTRA',
      `A turma 6º ano A tem Disciplina ${n} de novo desde 01/08/2026, sem nada registrado nela. Exclua essa antes de desfazer o encerramento.`,
    ]);
    // Ended it still has its days; taken off, it has not. The first one is no repetition of it, and stays.
    const outra = await deNovo(id);
    expect(codigo(await encerrar(outra, '2026-08-15'))).toBe(200);
    expect(codigo(await desfazer(id))).toBe('ENCERRAMENTO_COM_OUTRA');
    expect(codigo(await servidor.pedir('DELETE', `TurmaDisciplina/${id}`))).toBe('DISCIPLINA_DA_TURMA_EM_USO');
    expect((await servidor.pedir('GET', `TurmaDisciplina/${outra}/usos`)).corpo.data).toEqual({ itens: [] });
    expect(codigo(await servidor.pedir('DELETE', `TurmaDisciplina/${outra}`))).toBe(200);
    expect(codigo(await desfazer(id))).toBe(200);
    expect(await docentes(id)).toEqual(antes);
  });

  test('is refused for good once the subject that came again has its own teacher; and in a closed year nothing of it is taken off', async () => {
    const id = await lecionada();
    await sentar();
    await encerrar(id);
    await incluir('2026-08-01');
    const outra = await deNovo(id);
    await situacaoDoAno('fechado');
    expect(codigo(await servidor.pedir('DELETE', `TurmaDisciplina/${outra}`))).toBe('TURMA_DE_ANO_FECHADO');
    await situacaoDoAno('aberto');
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${outra}, ${rosa}, '2026-08-03')`.execute(
      servidor.banco.db,
    );
    expect(codigo(await servidor.pedir('DELETE', `TurmaDisciplina/${outra}`))).toBe('DISCIPLINA_DA_TURMA_EM_USO');
    const recusa = await desfazer(id);
    expect([codigo(recusa), recusa.corpo.error?.message]).toEqual([
      'ENCERRAMENTO_COM_OUTRA_EM_USO',
      `A turma 6º ano A tem Disciplina ${n} de novo desde 01/08/2026, com 1 docente: o encerramento não se desfaz, e a disciplina segue por essa.`,
    ]);
  });

  test('is refused once its teachers changed: the last day is cleared as the refusal says, and the ending is over', async () => {
    const id = await lecionada();
    await encerrar(id);
    await sql`update docentes_periodo set data_fim = '2026-05-01' where turma_disciplina_id = ${id}`.execute(servidor.banco.db);
    expect(codigo(await desfazer(id))).toBe('ENCERRAMENTO_DOCENTES_MUDARAM');
    const editar = async (dataFim: string | null) =>
      servidor.pedir('PUT', 'TurmaDisciplina', {
        body: { id, versao: (await ler(id)).versao, cargaHoraria: null, dataInicio: null, dataFim },
      });
    expect(codigo(await editar('2026-11-30'))).toBe('ENCERRAMENTO_A_DESFAZER');
    await situacaoDoAno('fechado');
    expect(codigo(await editar(null))).toBe('TURMA_DE_ANO_FECHADO');
    await situacaoDoAno('aberto');
    expect(codigo(await editar(null))).toBe(200);
    expect(await ler(id)).toMatchObject({ dataFim: null, encerramento: null });
    expect(await docentes(id)).toEqual([{ pessoa: rosa, inicio: '2026-02-02', fim: '2026-05-01' }]);
    expect(codigo(await editar('2026-07-15'))).toBe(200);
    expect(await ler(id)).toMatchObject({ dataFim: '2026-07-15', encerramento: null });
  });

  test('is refused when the class or the year is closed', async () => {
    const id = await lecionada();
    await encerrar(id);
    await situacaoDoAno('fechado');
    expect(codigo(await desfazer(id))).toBe('TURMA_DE_ANO_FECHADO');
    await situacaoDoAno('aberto');
    await sql`update turmas set situacao = 'fechada' where id = ${escola.turmaA}`.execute(servidor.banco.db);
    expect(codigo(await desfazer(id))).toBe('TURMA_FECHADA_NAO_EDITAVEL');
    await sql`update turmas set situacao = 'aberta' where id = ${escola.turmaA}`.execute(servidor.banco.db);
    expect(codigo(await desfazer(id))).toBe(200);
  });

  test('while somebody else gives the subject to the class again: the other waits, and is refused by what came back', async () => {
    const id = await lecionada();
    await encerrar(id);
    const { versao } = await ler(id);
    const [, outro] = await passoAPasso(
      servidor.banco.db,
      (tx) => desfazerEncerramento(atoDe(tx, quemDeTeste()), { id, versao }),
      () => incluir('2026-08-01'),
    );
    expect(outro.status).toBe('fulfilled');
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from turmas_disciplinas where disciplina_id = ${disciplinaId}`.execute(servidor.banco.db);
    expect(rows[0]?.n).toBe(1);
  });
});

describe('a closed year', () => {
  test('keeps the subjects of its classes and their teachers: none is added, ended, put in order or taught by another', async () => {
    const id = await lecionada();
    const [, antes] = [await situacaoDoAno('fechado'), await ler(id)];
    const { versao } = antes;
    const tentativas = [
      await incluir('2026-08-01'),
      await encerrar(id),
      await servidor.pedir('PUT', `Turma/${escola.turmaA}/disciplinas/ordem`, { body: { ids: [id] } }),
      await servidor.pedir('PUT', 'TurmaDisciplina', { body: { id, versao, cargaHoraria: 10, dataInicio: null, dataFim: null } }),
      await servidor.pedir('POST', `Turma/${escola.turmaB}/disciplinas/copia`, { body: { origemTurmaId: escola.turmaA } }),
      await servidor.pedir('GET', `Turma/${escola.turmaB}/disciplinas/copia?OrigemTurmaId=${escola.turmaA}`),
      await servidor.pedir('POST', 'DocentePeriodo', {
        body: { turmaDisciplinaIds: [id], pessoaId: davi, dataInicio: '2026-03-02', dataFim: '2026-04-02' },
      }),
    ];
    const { cursoId, anoLetivoId } = escola;
    const nova = { cursoId, anoLetivoId, grupoTurmaId: null, nome: '6º ano Z', turno: 'tarde', sala: null, vagas: 5 };
    const turma = (await servidor.pedir('GET', `Turma/${escola.turmaA}`)).corpo.data as { versao: number; turno: string };
    tentativas.push(
      await servidor.pedir('POST', 'Turma', { body: nova }),
      await servidor.pedir('PUT', 'Turma', { body: { ...nova, id: escola.turmaA, versao: turma.versao, turno: turma.turno } }),
      await servidor.pedir('DELETE', `Turma/${escola.turmaB}`),
    );
    expect(tentativas.map(codigo)).toEqual(tentativas.map(() => 'TURMA_DE_ANO_FECHADO'));
    expect(await ler(id)).toEqual(antes);
    const { rows } = await sql<{ id: number }>`with ano as (insert into anos_letivos (ano) values (2025) returning id)
      insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas) select ${escola.cursoId}, id, '6º ano Z', 'tarde', 5 from ano
      returning ano_letivo_id as id`.execute(servidor.banco.db);
    const body = { origemAnoLetivoId: rows[0]?.id, destinoAnoLetivoId: escola.anoLetivoId, disciplinas: true, docentes: false };
    const { corpo } = await servidor.pedir('POST', 'EstruturaAcademica/copia-de-ano/previa', { body });
    expect(corpo.data).toMatchObject({
      totais: { turmasCriadas: 0, turmasRecusadas: 1 },
      itens: [{ motivo: 'o período letivo do destino está fechado' }],
    });
    await situacaoDoAno('aberto');
  });
});

describe('the default workload of a subject', () => {
  test('changes for classes to come: those that began or are closed keep theirs, and one that takes the default takes the new', async () => {
    const id = await lecionada();
    const { db } = servidor.banco;
    const futura = await escolaDeTeste(db, { ano: 2098 });
    const incluida = await servidor.pedir('POST', `Turma/${futura.turmaA}/disciplinas`, {
      body: { itens: [{ disciplinaId, cargaHoraria: null }], dataInicio: null },
    });
    expect(incluida.status).toBe(200);
    const cargas = async () =>
      (
        await sql<{
          carga: number;
        }>`select v.carga_horaria as carga from v_turma_disciplina v where v.disciplina_id = ${disciplinaId} order by v.id`.execute(db)
      ).rows.map(({ carga }) => carga);
    await sql`update turmas set situacao = 'fechada' where id = ${escola.turmaA}`.execute(db);
    const { turmas: _, ...disciplina } = (await servidor.pedir('GET', `Disciplina/${disciplinaId}`)).corpo.data as Record<string, unknown>;
    const editada = await servidor.pedir('PUT', 'Disciplina', { body: { ...disciplina, cargaHoraria: 20 } });
    expect(editada.status, JSON.stringify(editada.corpo)).toBe(200);
    expect(await cargas()).toEqual([160, 20]);
    await expect(sql`update turmas_disciplinas set carga_horaria = 1 where id = ${id}`.execute(db)).rejects.toThrow(
      'TURMA_FECHADA_NAO_EDITAVEL',
    );
    await sql`update turmas set situacao = 'aberta' where id = ${escola.turmaA}`.execute(db);
  });
});

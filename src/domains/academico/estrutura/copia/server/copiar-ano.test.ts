import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarAnoLetivo, criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { criarDocentesPeriodo } from '#domains/academico/estrutura/docentes/server/oficina.ts';
import { criarTurma, mudarSituacaoDaTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { incluirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/oficina.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let proximo: number;
const autor = { processo: 'teste' };
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.estrutura });
  const { db } = servidor.banco;
  escola = await escolaDeTeste(db);
  const [fica, saiu] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
  proximo = await transacao(db, async (tx) => {
    const disciplinas: number[] = [];
    for (const nome of ['Matemática', 'História', 'Latim']) {
      const base = {
        sigla: null,
        area: null,
        cargaHoraria: null,
        tipo: 'obrigatoria' as const,
        contaPromocao: true,
        ordem: 1,
        ativa: true,
      };
      disciplinas.push((await criarDisciplina(atoDe(tx, autor), { ...base, nome })).id);
    }
    for (const turmaId of [escola.turmaA, escola.turmaB])
      await incluirDisciplinas(atoDe(tx, autor), {
        turmaId,
        itens: disciplinas.map((disciplinaId) => ({ disciplinaId, cargaHoraria: 120 })),
        dataInicio: null,
      });
    const { rows } = await sql<{ id: number }>`select id from turmas_disciplinas where turma_id = ${escola.turmaA} order by ordem`.execute(
      tx,
    );
    for (const [i, pessoaId] of [fica, saiu].entries())
      await criarDocentesPeriodo(atoDe(tx, autor), {
        turmaDisciplinaIds: [rows[i]?.id ?? 0],
        pessoaId,
        dataInicio: '2026-02-02',
        dataFim: null,
      });
    // Ended on the last day of the period, the assignment reached it.
    await sql`update docentes_periodo set data_fim = '2026-12-18' where pessoa_id = ${fica}`.execute(tx);
    await sql`update funcionarios set data_demissao = '2026-12-01' where pessoa_id = ${saiu}`.execute(tx);
    await sql`update disciplinas set ativa = false where nome = 'Latim'`.execute(tx);
    return (await criarAnoLetivo(atoDe(tx, autor), 2027)).id;
  });
});
afterAll(() => servidor.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as T;
};
const pedido = (partes = {}) => ({
  origemAnoLetivoId: escola.anoLetivoId,
  destinoAnoLetivoId: proximo,
  disciplinas: true,
  docentes: true,
  ...partes,
});
const prever = (partes = {}) => servidor.pedir('POST', 'EstruturaAcademica/copia-de-ano/previa', { body: pedido(partes) });
const copiar = (partes = {}) => servidor.pedir('POST', 'EstruturaAcademica/copia-de-ano', { body: pedido(partes) });
const feito = {
  turmasCriadas: 3,
  turmasExistentes: 0,
  turmasRecusadas: 0,
  disciplinasCriadas: 4,
  disciplinasExistentes: 0,
  disciplinasRecusadas: 2,
  docentesCriados: 1,
  docentesExistentes: 0,
  docentesRecusados: 1,
};
const nada = { turmasCriadas: 0, disciplinasCriadas: 0, docentesCriados: 0 };

describe("copying a year's structure", () => {
  test('is previewed in figures and names, and the preview writes nothing', async () => {
    const { totais, itens } = dados<{ totais: object; itens: object[] }>(await prever());
    expect(totais).toEqual(feito);
    expect(itens[0]).toEqual({
      turma: '6º ano A',
      turmaExiste: false,
      motivo: null,
      disciplinas: ['Matemática', 'História'],
      docentes: 1,
      deFora: [
        { disciplina: 'História', docente: 'Davi Figueira', motivo: 'não é mais docente da escola' },
        { disciplina: 'Latim', docente: null, motivo: 'a disciplina está inativa' },
      ],
    });
    expect(dados<{ totais: object }>(await prever()).totais).toEqual(feito);
  });

  test('two at once make everything once; a third makes nothing', async () => {
    const duas = (await Promise.all([copiar(), copiar()])).map((r) => dados<typeof feito>(r));
    expect(duas.map((d) => d.turmasCriadas).toSorted()).toEqual([0, 3]);
    expect(duas).toContainEqual(feito);
    expect(dados(await copiar())).toMatchObject({ ...nada, turmasExistentes: 3, disciplinasExistentes: 4, docentesExistentes: 1 });
    const { rows } = await sql<{
      nome: string;
      vagas: number;
      d: number;
      x: string | null;
    }>`select t.nome, t.vagas, count(distinct td.id)::int as d, min(x.data_inicio)::text as x
      from turmas t left join turmas_disciplinas td on td.turma_id = t.id left join docentes_periodo x on x.turma_disciplina_id = td.id
      where t.ano_letivo_id = ${proximo} group by t.id order by t.nome`.execute(servidor.banco.db);
    expect(rows).toEqual([
      { nome: '6º ano A', vagas: 2, d: 2, x: '2027-01-01' },
      { nome: '6º ano B', vagas: 2, d: 2, x: null },
      { nome: '7º ano A', vagas: 2, d: 0, x: null },
    ]);
  });

  test('leaves closed classes of the destination as they are, and says why', async () => {
    await transacao(servidor.banco.db, async (tx) => {
      const base = { cursoId: escola.cursoId, grupoTurmaId: null, turno: 'manha' as const, sala: null, vagas: 9 };
      const { id } = await criarTurma(atoDe(tx, autor), { ...base, anoLetivoId: proximo, nome: '6º ANO Ç' });
      await criarTurma(atoDe(tx, autor), { ...base, anoLetivoId: escola.anoLetivoId, nome: '6º ano c' });
      await mudarSituacaoDaTurma(atoDe(tx, autor), { id, versao: 1, verbo: 'fechar', motivo: null });
    });
    const { totais, itens } = dados<{ totais: object; itens: { turma: string; motivo: string | null }[] }>(await prever());
    expect(itens.find((i) => i.turma === '6º ano c')?.motivo).toBe('a turma está fechada');
    expect(totais).toMatchObject({ ...nada, turmasExistentes: 4 });
  });

  test('tells what ended before the year did, and leaves it', async () => {
    const terceiro = await transacao(servidor.banco.db, (tx) => criarAnoLetivo(atoDe(tx, autor), 2028));
    const deA = sql`(select id from turmas where ano_letivo_id = ${escola.anoLetivoId} and nome = '6º ano A')`;
    const deNome = (nome: string) => sql`(select id from disciplinas where nome = ${nome})`;
    await sql`update docentes_periodo set data_fim = '2026-05-04' where turma_disciplina_id in
      (select id from turmas_disciplinas where turma_id = ${deA} and disciplina_id = ${deNome('Matemática')})`.execute(servidor.banco.db);
    await sql`update docentes_periodo set data_fim = '2026-06-30' where turma_disciplina_id in
      (select id from turmas_disciplinas where turma_id = ${deA} and disciplina_id = ${deNome('História')})`.execute(servidor.banco.db);
    await sql`update turmas_disciplinas set data_fim = '2026-06-30' where turma_id = ${deA} and disciplina_id = ${deNome('História')}`.execute(
      servidor.banco.db,
    );
    const para = { destinoAnoLetivoId: terceiro.id };
    const { totais, itens } = dados<{ totais: typeof feito; itens: { turma: string; deFora: object[] }[] }>(await prever(para));
    expect(itens.find((i) => i.turma === '6º ano A')?.deFora).toEqual([
      { disciplina: 'Matemática', docente: 'Rosa Figueira', motivo: 'deixou a disciplina em 04/05/2026' },
      { disciplina: 'História', docente: null, motivo: 'encerrada em 30/06/2026' },
      { disciplina: 'História', docente: 'Davi Figueira', motivo: 'a turma não terá a disciplina' },
      { disciplina: 'Latim', docente: null, motivo: 'a disciplina está inativa' },
    ]);
    expect(totais).toMatchObject({ disciplinasCriadas: 3, disciplinasRecusadas: 3, docentesCriados: 0, docentesRecusados: 2 });
    expect(dados(await copiar(para))).toEqual(totais);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from turmas_disciplinas td join turmas t on t.id = td.turma_id
      where t.ano_letivo_id = ${terceiro.id}`.execute(servidor.banco.db);
    expect(rows[0]?.n).toBe(totais.disciplinasCriadas);
  });

  test('needs two years that exist and, for teachers, the permission to bind them', async () => {
    expect(codigo(await copiar({ destinoAnoLetivoId: escola.anoLetivoId }))).toBe('DADOS_INVALIDOS');
    expect(codigo(await copiar({ destinoAnoLetivoId: 999_999 }))).toBe('ANO_LETIVO_INEXISTENTE');
    const quem = quemDeTeste(permissoesConcediveis.filter((p) => p !== 'docentes-periodo:criar'));
    expect((await servidor.pedir('POST', 'EstruturaAcademica/copia-de-ano', { body: pedido(), quem })).status).toBe(403);
    expect((await servidor.pedir('POST', 'EstruturaAcademica/copia-de-ano', { body: pedido({ docentes: false }), quem })).status).toBe(200);
  });

  test('teachers copied before the year has a period begin with it when it is created', async () => {
    const { db } = servidor.banco;
    const ano = await transacao(db, (tx) => criarAnoLetivo(atoDe(tx, autor), 2031));
    dados(await copiar({ origemAnoLetivoId: proximo, destinoAnoLetivoId: ano.id }));
    const inicios = async () =>
      (
        await sql<{ inicio: string; n: number }>`select x.data_inicio as inicio, count(*)::int as n from docentes_periodo x
          join turmas_disciplinas td on td.id = x.turma_disciplina_id join turmas t on t.id = td.turma_id where t.ano_letivo_id = ${ano.id} group by 1`.execute(
          db,
        )
      ).rows;
    const [antes] = await inicios();
    expect(antes).toMatchObject({ inicio: '2031-01-01' });
    const datas = { dataInicio: '2031-02-03', dataFim: '2031-12-19' };
    await transacao(db, (tx) =>
      criarPeriodo(atoDe(tx, autor), {
        ano: 2031,
        nome: 'Ano letivo 2031',
        ...datas,
        segmentacoes: [{ segmentacaoId: escola.segmentacaoId, etapas: [{ nome: 'Único', ...datas, peso: '1.0000' }] }],
      }),
    );
    expect(await inicios()).toEqual([{ inicio: '2031-02-03', n: antes?.n }]);
  });

  test('a year of more classes than one copy takes is refused whole, in the preview too', async () => {
    const cheio = await transacao(servidor.banco.db, (tx) => criarAnoLetivo(atoDe(tx, autor), 2040));
    await sql`insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas)
      select curso_id, ${cheio.id}, 'Turma ' || k, 'noite', 1 from turmas, generate_series(1, 1001) k where id = ${escola.turmaA}`.execute(
      servidor.banco.db,
    );
    const de = { origemAnoLetivoId: cheio.id };
    expect([codigo(await prever(de)), codigo(await copiar(de))]).toEqual(['COPIA_DEMAIS', 'COPIA_DEMAIS']);
    await sql`delete from turmas where ano_letivo_id = ${cheio.id} and nome = 'Turma 1001'`.execute(servidor.banco.dono);
    expect(dados<{ totais: { turmasCriadas: number } }>(await prever(de)).totais.turmasCriadas).toBe(1000);
  });
});

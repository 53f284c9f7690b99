import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { lancarExemplo } from '#tests/helpers/diario/boletins.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { definirTarefaDeBoletins, TAREFA_BOLETINS } from './tarefa.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let quem: ReturnType<typeof quemDeTeste>;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura],
    trabalhar: true,
    tarefas: definirTarefaDeBoletins,
  });
  const { db } = s.banco;
  e = await diarioDeTeste(db);
  await lancarExemplo(s, e, { matriculaId: e.alunos[0] ?? 0, exame: null });
  const [aluno, mae] = [await pessoaDeTeste(db, 'Beatriz'), await pessoaDeTeste(db, 'Mãe de Beatriz', '1985-03-04')];
  await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(e, aluno, mae, { turmaId: e.turmaB })));
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'paula', { admin: true })).id });
});
afterAll(() => s.fechar());

const pronta = (tarefaId: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
      expect(rows[0]?.situacao).toBe('concluida');
    },
    { timeout: 15_000, interval: 50 },
  );

test('a school is prepared in the background: a PDF a class, in one ZIP, for who asked', async () => {
  const body = { anoLetivoId: e.anoLetivoId, segmentacaoId: null, cursoId: null, turmaId: null, etapa: null };
  const pedido = await s.pedir('POST', 'Boletim/impressoes', { body, quem });
  expect(pedido.corpo.data).toMatchObject({ turmas: 2, boletins: 4 });
  const { tarefaId } = pedido.corpo.data as { tarefaId: number };
  await pronta(tarefaId);
  const zip = await s.pedir('GET', `Boletim/impressoes/${tarefaId}`, { quem });
  expect([zip.status, zip.cabecalhos['content-type'], zip.bruto.toString('latin1', 0, 2)]).toEqual([200, 'application/zip', 'PK']);
  for (const nome of ['6º ano – 6º ano A.pdf', '6º ano – 6º ano B.pdf']) expect(zip.bruto.includes(Buffer.from(nome))).toBe(true);
  expect((await s.pedir('GET', `Boletim/impressoes/${tarefaId}`, { quem: quemDeTeste(undefined, { usuarioId: 99_999 }) })).status).toBe(
    404,
  );
});

test('a job that was killed goes on with the classes that have no answer, and makes none twice', async () => {
  const { db } = s.banco;
  const entrada = { turmas: [{ turmaId: e.turmaA, turma: '6º ano A', matriculas: e.alunos }], etapa: 1 };
  // What a first run left: the class answered, with its file.
  const antes = await transacao(db, async (tx) => {
    const id = await s.servicos.tarefas.criar(tx, {
      tipo: TAREFA_BOLETINS,
      usuarioId: quem.usuarioId,
      total: 2,
      entrada: {
        ...entrada,
        turmas: [...entrada.turmas, { turmaId: e.turmaB, turma: '6º ano B', matriculas: [] }],
      },
    });
    await sql`insert into tarefas_itens (tarefa_id, alvo_id, situacao) values (${id}, ${e.turmaA}, 'feito')`.execute(tx);
    const { rows } = await sql<{
      id: number;
    }>`insert into arquivos (nome, tipo, tamanho_bytes, conteudo, sha256) values ('a.pdf', 'application/pdf', 1, 'x', sha256('x')) returning id`.execute(
      tx,
    );
    await sql`insert into boletins_impressoes (tarefa_id, turma_id, arquivo_id, boletins) values (${id}, ${e.turmaA}, ${rows[0]?.id}, 3)`.execute(
      tx,
    );
    return { id, arquivo: rows[0]?.id };
  });
  await pronta(antes.id);
  const { rows } =
    await sql`select turma_id as turma, arquivo_id as arquivo from boletins_impressoes where tarefa_id = ${antes.id}`.execute(db);
  expect(rows).toEqual([{ turma: e.turmaA, arquivo: antes.arquivo }]);
  const itens = await sql`select alvo_id as turma, situacao, codigo from tarefas_itens where tarefa_id = ${antes.id} order by 1`.execute(
    db,
  );
  expect(itens.rows).toEqual([
    { turma: e.turmaA, situacao: 'feito', codigo: null },
    { turma: e.turmaB, situacao: 'recusado', codigo: 'BOLETIM_NENHUM' },
  ]);
});

test('a class asked for alone is a PDF, up to the etapa that was asked for', async () => {
  const body = { anoLetivoId: e.anoLetivoId, segmentacaoId: null, cursoId: null, turmaId: e.turmaA, etapa: 1 };
  const { tarefaId } = (await s.pedir('POST', 'Boletim/impressoes', { body, quem })).corpo.data as { tarefaId: number };
  await pronta(tarefaId);
  const texto = textoDoPdf((await s.pedir('GET', `Boletim/impressoes/${tarefaId}`, { quem })).bruto);
  expect([texto.includes('1º bimestre'), texto.includes('7,0'), texto.includes('6,5')]).toEqual([true, true, false]);
});

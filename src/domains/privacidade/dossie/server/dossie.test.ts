import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { definirTarefaDeDossie, limparDossies } from './tarefa.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let quem: ReturnType<typeof quemDeTeste>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.privacidade, ...salasDe.pessoas], trabalhar: true, tarefas: definirTarefaDeDossie });
  mundo = await criarMundo(s.banco.db);
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'encarregada', { admin: true })).id });
});
afterAll(() => s.fechar());

it('a dossier holds every place where the person is, health form opened, leaves as PDF and JSON, and is recorded each time', async () => {
  const { db } = s.banco;
  const familia = await matricularFamilia(db, mundo, 'Iracema');
  const ficha = { ...fichaVazia(), versao: 0, alergias: 'amendoim torrado', declaracao: true };
  expect((await s.pedir('PUT', `FichaSaude/${familia.alunoId}`, { quem, body: ficha })).status).toBe(200);
  const pedido = await s.pedir('POST', `Privacidade/pessoas/${familia.alunoId}/dossies`, { quem, body: {} });
  expect(pedido.status, JSON.stringify(pedido.corpo)).toBe(200);
  const { tarefaId } = pedido.corpo.data as { tarefaId: number };
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(db);
      expect(rows[0]?.situacao).toBe('concluida');
    },
    { timeout: 15_000, interval: 50 },
  );
  const pdf = await s.pedir('GET', `Privacidade/dossies/${tarefaId}?Formato=pdf`, { quem });
  expect(textoDoPdf(pdf.bruto)).toContain('amendoim torrado');
  const json = await s.pedir('GET', `Privacidade/dossies/${tarefaId}?Formato=json`, { quem });
  const { secoes } = JSON.parse(json.bruto.toString('utf8')) as { secoes: { tabela: string; registros: unknown[] }[] };
  const tabelas = secoes.map(({ tabela }) => tabela);
  for (const tabela of ['pessoas', 'matriculas', 'matriculas_responsaveis', 'enturmacoes', 'auditoria']) expect(tabelas).toContain(tabela);
  // What rows refer to has its name, and on paper stands alone.
  expect(secoes.find(({ tabela }) => tabela === 'enturmacoes')?.registros[0]).toMatchObject({
    turma: expect.any(String),
    turma_id: mundo.turmaId,
  });
  expect(textoDoPdf(pdf.bruto)).not.toContain('Turma (nº)');
  const outra = quemDeTeste(undefined, { usuarioId: 99_999 });
  expect((await s.pedir('GET', `Privacidade/dossies/${tarefaId}`, { quem: outra })).status).toBe(404);
  const { rows } = await sql<{ acao: string }>`select acao from auditoria where alvo_tipo = 'pessoa' and alvo_id = ${familia.alunoId}
    and acao like 'pessoa.dossie%' order by seq`.execute(db);
  expect(rows.map(({ acao }) => acao)).toEqual(['pessoa.dossie_preparado', 'pessoa.dossie_emitido', 'pessoa.dossie_emitido']);
  const { rows: vistos } = await sql<{
    dado: string;
  }>`select dado from visualizacoes_sensiveis where pessoa_id = ${familia.alunoId}`.execute(db);
  expect(vistos).toEqual([{ dado: 'dossie' }]);
  // After its days nobody gets it, and the hourly cleaning takes it and its files away.
  await sql`update dossies set created_at = now() - interval '8 days'`.execute(s.banco.dono);
  expect((await s.pedir('GET', `Privacidade/dossies/${tarefaId}?Formato=pdf`, { quem })).status).toBe(404);
  await limparDossies(db);
  const { rows: ficaram } = await sql`select 1 from arquivos where nome like 'dossie-%'`.execute(db);
  expect(ficaram).toEqual([]);
});

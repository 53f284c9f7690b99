import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cenaDoDiario, type CenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { fecharAnoDeTeste } from '#tests/helpers/fechados.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { definirTarefaDeHistoricos } from './door.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: salasDe.historico,
    trabalhar: true,
    tarefas: definirTarefaDeHistoricos,
    carregarAutor: () => Promise.resolve(quemDeTeste()),
  });
  cena = await cenaDoDiario(s.banco.db, { nomes: ['Ana', 'Bia', 'Caio'] });
  await sql`insert into escola (nome, cidade, uf) values ('Colégio Exemplo', 'Belém', 'PA')`.execute(s.banco.db);
  await sql`update historicos_configuracao set diretor_nome = 'Helena Prado', secretario_nome = 'Marta Souza'`.execute(s.banco.db);
  // Caio's year is not closed.
  for (const i of [0, 1])
    await fecharAnoDeTeste(s.banco.dono, {
      turmaId: cena.escola.turmaA,
      matriculaId: cena.alunos[i] ?? 0,
      medias: { [cena.mat]: ['7.5', null], [cena.port]: ['8.0', null] },
    });
});
afterAll(() => s.fechar());

const pedirLote = async (chave: string): Promise<number> => {
  const body = { turmaId: cena.escola.turmaA };
  const resposta = await s.pedir('POST', 'HistoricoEmitido/lotes', { body, headers: { 'idempotency-key': chave } });
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  const { tarefaId } = resposta.corpo.data as { tarefaId: number };
  for (let i = 0; i < 200; i += 1) {
    const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
    if (rows[0]?.situacao === 'concluida') return tarefaId;
    await new Promise((pronto) => setTimeout(pronto, 50));
  }
  throw new Error('the job did not end');
};
const respostas = async (tarefaId: number) => {
  const { rows } = await sql<{ dito: string }>`select p.nome || ' ' || i.situacao || coalesce(' ' || i.codigo, '') as dito
    from tarefas_itens i join pessoas p on p.id = i.alvo_id where i.tarefa_id = ${tarefaId} order by 1`.execute(s.banco.db);
  return rows.map(({ dito }) => dito);
};

test('who concluded the year gets a transcript, who has a hole is refused by name with the way out, and asking again makes nobody another', async () => {
  const previa = (await s.pedir('POST', 'HistoricoEmitido/lotes/previa', { body: { turmaId: cena.escola.turmaA } })).corpo.data as {
    prontos: { nome: string }[];
    fora: { nome: string; mensagem: string }[];
  };
  expect(previa.prontos.map(({ nome }) => nome)).toEqual(['Ana Figueira', 'Bia Figueira']);
  expect(previa.fora).toMatchObject([{ nome: 'Caio Figueira', codigo: 'HISTORICO_DE_TURMA_ABERTA' }]);
  const tarefaId = await pedirLote('8a1c4d3e-0000-4000-8000-000000000001');
  expect(await respostas(tarefaId)).toEqual(['Ana feito', 'Bia feito', 'Caio recusado HISTORICO_DE_TURMA_ABERTA']);
  const pdf = await s.pedir('GET', `HistoricoEmitido/lotes/${tarefaId}/pdf`);
  const texto = textoDoPdf(pdf.bruto).replaceAll(/\s+/g, ' ');
  expect(texto.match(/Página 1 de 1/g)).toHaveLength(2);
  expect(texto).toContain('Ana Figueira');
  expect(texto).toContain('Bia Figueira');
  const outra = await pedirLote('8a1c4d3e-0000-4000-8000-000000000002');
  expect(await respostas(outra)).toEqual([
    'Ana ja_estava HISTORICO_JA_EMITIDO',
    'Bia ja_estava HISTORICO_JA_EMITIDO',
    'Caio recusado HISTORICO_DE_TURMA_ABERTA',
  ]);
  const { rows } = await sql<{ numero: string }>`select right(numero, 5) as numero from historicos_emitidos order by id`.execute(
    s.banco.db,
  );
  expect(rows.map(({ numero }) => numero)).toEqual(['00001', '00002']);
});

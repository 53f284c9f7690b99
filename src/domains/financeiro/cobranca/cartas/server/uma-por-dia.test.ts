import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Mensagem } from '#platform/server/correio/mail.ts';
import { lerEscola, salvarEscola } from '#platform/server/escola.ts';
import { salas } from '#portal/rooms.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { prepararEscolhidas } from '#domains/financeiro/cobranca/envio/server/preparar-lotes.ts';
import { criarModelo } from '#domains/financeiro/cobranca/modelos/server/oficina.ts';
import { lerPix } from '#domains/financeiro/boletos/codigos/pix.ts';
import { sql } from 'kysely';
import { enviarCartas } from './enviar-cartas.ts';

let s: ServidorDeTeste;
let c: Cobranca;
const hoje = hojeEm(new Date(), fuso);
const texto = {
  assunto: 'Mensagem da escola',
  corpo: 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.',
  ativo: true,
};
const vencido = { dataEmissao: somarDias(hoje, -60), dataVencimento: somarDias(hoje, -20) };
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  c = await cobrancaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

const modelo = async (nome: string): Promise<number> =>
  (await transacao(s.banco.db, (tx) => criarModelo(atoDe(tx, fernanda), { ...texto, nome, ressalva: null }))).id;
const tarefas = { criar: async () => 1 };
const preparar = (modeloId: number, pagadorIds: number[], canal: 'email' | 'impresso' = 'impresso') =>
  transacao(s.banco.db, (tx) => prepararEscolhidas({ ...atoDe(tx, fernanda), servicos: { tarefas } }, { modeloId, canal, pagadorIds }));
const pagador = async (nome: string): Promise<number> => pessoaDeTeste(s.banco.db, nome, '1980-01-01');

test('by hand too a payer gets one letter a day, whichever text; two clerks at once write one', async () => {
  const id = await pagador('Rita');
  await tituloDeTeste(s.banco.db, c, { ...vencido, pagadorId: id });
  const [um, outro] = [await modelo('Primeiro'), await modelo('Segundo')];
  const respostas = await Promise.allSettled([preparar(um, [id]), preparar(outro, [id])]);
  expect(respostas.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(preparar(outro, [id])).rejects.toMatchObject({ code: 'CARTA_JA_ENVIADA' });
});

test('for a trifle no letter is written', async () => {
  const id = await pagador('Otávio');
  await tituloDeTeste(s.banco.db, c, { ...vencido, pagadorId: id, valorCentavos: centavos(900), descontoCondicionalCentavos: centavos(0) });
  await expect(preparar(await modelo('Ninharia'), [id])).rejects.toMatchObject({ code: 'DIVIDA_PEQUENA' });
});

test('by mail the letter leaves in the name of the school, is answered to it, and takes its paper and one code for all titles along', async () => {
  const { versao } = await lerEscola(s.banco.db);
  const escola = { versao, nome: 'Colégio Exemplo', cnpj: null, inep: null, endereco: null, cidade: 'Belém', uf: 'PA', telefone: null };
  await transacao(s.banco.db, (tx) => salvarEscola(atoDe(tx, fernanda), { ...escola, email: 'financeiro@colegioexemplo.com.br' }));
  const id = await pagador('Helena');
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', 'helena@familia.com.br', true)`.execute(
    s.banco.dono,
  );
  await tituloDeTeste(s.banco.db, c, { ...vencido, pagadorId: id });
  await tituloDeTeste(s.banco.db, c, { ...vencido, pagadorId: id });
  await preparar(await modelo('Por e-mail'), [id], 'email');
  const mensagens: Mensagem[] = [];
  const { rows } = await sql<{ id: number; numero: number }>`select id, numero from cobrancas_cartas where pagador_id = ${id}`.execute(
    s.banco.db,
  );
  const [carta] = rows;
  await transacao(s.banco.db, (tx) =>
    enviarCartas(atoDe(tx, fernanda), { enviar: async (_tx, m) => void mensagens.push(m) }, [carta?.id ?? 0]),
  );
  const [mensagem] = mensagens;
  expect(mensagem).toMatchObject({
    para: 'helena@familia.com.br',
    daEscola: { nome: 'Colégio Exemplo', email: 'financeiro@colegioexemplo.com.br' },
    anexos: [{ nome: `carta-${carta?.numero}.pdf`, tipo: 'application/pdf' }],
  });
  expect(mensagem?.anexos?.[0]?.corpo.subarray(0, 5).toString()).toBe('%PDF-');
  const codigos = mensagem?.texto.match(/^000201\S.*$/gm) ?? [];
  expect(codigos).toHaveLength(1);
  expect(lerPix(codigos[0] ?? '')).toMatchObject({ txid: `CARTA${carta?.numero}` });
  expect(mensagem?.texto).toContain('Todos os títulos desta carta');
});

test('a text that the limits refuse is saved only with a reservation, which says why and excuses nothing else', async () => {
  const corpo = `${texto.corpo} O aluno sem aula amanhã é aviso de feriado.`;
  const salvar = (parte: object) => s.pedir('POST', 'Cobranca/modelos', { body: { nome: 'Com ressalva', ...texto, corpo, ...parte } });
  expect((await salvar({})).corpo.error?.fields).toMatchObject([{ path: 'corpo', code: 'EXPRESSAO_VEDADA' }]);
  expect((await salvar({ ressalva: 'curta' })).status).toBe(400);
  const ressalva = 'É um aviso de feriado, não uma ameaça ao aluno';
  expect((await salvar({ ressalva, assunto: 'Seu débito em atraso' })).corpo.error?.fields).toMatchObject([{ code: 'ASSUNTO_EXPOE' }]);
  expect((await salvar({ ressalva })).status).toBe(200);
});

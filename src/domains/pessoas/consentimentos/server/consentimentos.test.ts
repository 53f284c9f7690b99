import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarMundo, type Familia, matricularFamilia } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

import { consentir as gravar, revogarConsentimento } from './consentir.ts';

let s: ServidorDeTeste;
let familia: Familia;
const quem = quemDeTeste();
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.privacidade });
  familia = await matricularFamilia(s.banco.db, await criarMundo(s.banco.db), 'Iracema');
});
afterAll(() => s.fechar());

type Finalidade = { id: number; nome: string; versao: number; emVigor: number; doPortal: boolean };
const finalidades = async () => ((await s.pedir('GET', 'Consentimento/finalidades', { quem })).corpo.data as { itens: Finalidade[] }).itens;
const imagem = async () => (await finalidades()).find(({ nome }) => nome === 'Uso de imagem');
const consentir = (body: object) => s.pedir('POST', 'Consentimento', { quem, body });
type Consentimento = { id: number; textoVersao: number; textoEmVigor: boolean; revogadoEm: string | null };
const listar = async (busca = '') =>
  ((await s.pedir('GET', `Consentimento/obter-paginado?${busca}`, { quem })).corpo.data as { itens: Consentimento[] }).itens;

describe('a consent', () => {
  it('is of a guardian for a student, to the text of the day, once; an earlier text still counts and is told', async () => {
    const [pessoaId = 0] = familia.pagadores;
    const finalidadeId = (await imagem())?.id;
    const dela = { finalidadeId, pessoaId, alunoId: familia.alunoId, origem: 'termo' };
    expect((await consentir({ ...dela, pessoaId: familia.alunoId, alunoId: pessoaId })).corpo.error?.code).toBe(
      'CONSENTIMENTO_SEM_VINCULO',
    );
    expect((await consentir(dela)).status).toBe(200);
    expect((await consentir(dela)).corpo.error?.code).toBe('CONSENTIMENTO_EM_VIGOR');
    const texto = await s.pedir('POST', `Consentimento/finalidades/${finalidadeId}/textos`, {
      quem,
      body: { texto: 'Outro texto.', versao: 1 },
    });
    expect(texto.corpo.data).toEqual({ versao: 2 });
    const velha = await s.pedir('POST', `Consentimento/finalidades/${finalidadeId}/textos`, {
      quem,
      body: { texto: 'De novo.', versao: 1 },
    });
    expect(velha.corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    expect(await listar()).toMatchObject([{ textoVersao: 1, textoEmVigor: false, revogadoEm: null }]);
    expect(await imagem()).toMatchObject({ versao: 2, emVigor: 1 });
  });

  it('is not of a child: who answers for one consents', async () => {
    const finalidadeId = (await imagem())?.id;
    const { error } = (await consentir({ finalidadeId, pessoaId: familia.alunoId, alunoId: null, origem: 'termo' })).corpo;
    expect([error?.code, error?.fields]).toEqual(['CONSENTIMENTO_DE_MENOR', [expect.objectContaining({ path: 'pessoaId' })]]);
  });

  it('may be for a purpose of the school, named once', async () => {
    const criar = (nome: string) => s.pedir('POST', 'Consentimento/finalidades', { quem, body: { nome, texto: 'Autorizo o passeio.' } });
    expect((await criar('Passeios')).status).toBe(200);
    expect((await criar('Passeios')).corpo.error?.code).toBe('FINALIDADE_REPETIDA');
    const passeios = (await finalidades()).filter(({ nome }) => nome === 'Passeios');
    expect(passeios).toMatchObject([{ doPortal: false, versao: 1, emVigor: 0 }]);
  });

  it('is taken back by one act, and then no more; its row and both acts stay in the history of the person', async () => {
    const [{ id } = { id: 0 }] = await listar();
    expect((await s.pedir('POST', `Consentimento/${id}/revogacao`, { quem, body: {} })).status).toBe(200);
    expect((await s.pedir('POST', `Consentimento/${id}/revogacao`, { quem, body: {} })).corpo.error?.code).toBe('CONSENTIMENTO_REVOGADO');
    expect(await listar('EmVigor=true')).toEqual([]);
    expect(await listar()).toMatchObject([{ id, revogadoEm: expect.any(String) }]);
    const { rows } = await sql<{ acao: string }>`select acao from auditoria where alvo_tipo = 'pessoa' and alvo_id = ${familia.pagadores[0]}
      and acao like 'pessoa.consentimento%' order by seq`.execute(s.banco.db);
    expect(rows.map(({ acao }) => acao)).toEqual(['pessoa.consentimento', 'pessoa.consentimento_revogado']);
  });

  it('of a student of age who answers for themselves is one, however it was asked, and is taken back as it was given', async () => {
    const { alunoId } = familia;
    const proprio = { pessoaId: alunoId, alunoId };
    const finalidade = 'boletim-por-email';
    await transacao(s.banco.db, async (tx) => {
      const ato = atoDe(tx, quem);
      expect(await gravar(ato, { finalidade, vinculos: [proprio, { pessoaId: alunoId, alunoId: null }], origem: 'termo' })).toHaveLength(1);
      const { rows } = await sql`select titular_id as "titularId" from v_consentimento where pessoa_id = ${alunoId}`.execute(tx);
      expect(rows).toEqual([{ titularId: alunoId }]);
      expect(await revogarConsentimento(ato, { ...proprio, finalidade })).toBe(true);
    });
  });

  it('recorded twice at once is one', async () => {
    const pessoaId = familia.pagadores[0];
    const finalidadeId = (await finalidades()).find(({ nome }) => nome === 'Comunicação e divulgação')?.id;
    const pedido = { finalidadeId, pessoaId, alunoId: null, origem: 'mensagem' };
    const respostas = await Promise.all([consentir(pedido), consentir(pedido)]);
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Correio, DesfechoDoCorreio } from '#platform/server/correio/mail.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { ouvirCorreioDeUsuarios } from './no-correio.ts';

type Usuario = { id: number; versao: number; correioFalha: string | null; correioFalhouEm: string | null };
let s: ServidorDeTeste;
let token = '';
let ouvinte: Parameters<Correio['ouvir']>[1];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  const { email } = await usuarioDeTeste(s, 'diretora', { admin: true });
  token = (await entrarComo(s, email)).token;
  ouvirCorreioDeUsuarios({ ouvir: (tipo, quem) => tipo === 'usuario' && (ouvinte = quem) });
});
afterAll(() => s.fechar());

const obter = async (id: number) => (await s.pedir('GET', `Usuario/${id}`, { token })).corpo.data as Usuario;
const foi = (id: number, desfecho: DesfechoDoCorreio) => transacao(s.servicos.db, (tx) => ouvinte(tx, id, desfecho));

it('an invitation that could not leave is told beside its user until another one leaves', async () => {
  const body = { nome: 'Caio', sobrenome: 'Lima', email: 'caixa-errada@demo.escola', perfis: [], admin: false };
  const criada = await s.pedir('POST', 'Usuario', { token, body });
  expect(criada.corpo.error).toBeUndefined();
  const { id, versao } = criada.corpo.data as Usuario;
  const [convite] = await emailsDe(s);
  expect(convite).toMatchObject({ para: body.email, urgente: true, referencia: { tipo: 'usuario', id } });
  expect(await obter(id)).toMatchObject({ correioFalha: null, correioFalhouEm: null });
  await foi(id, { saiu: false, motivo: 'endereco', detalhe: '550 caixa inexistente' });
  expect(await obter(id)).toMatchObject({ versao, correioFalha: 'endereco', correioFalhouEm: expect.any(String) as string });
  const lista = (await s.pedir('GET', 'Usuario/obter-paginado?Nome=caio', { token })).corpo.data as { itens: Usuario[] };
  expect(lista.itens.map(({ correioFalha }) => correioFalha)).toEqual(['endereco']);
  const historico = (await s.pedir('GET', `Usuario/${id}/historico`, { token })).corpo.data as { itens: { acao: string }[] };
  expect(historico.itens[0]).toMatchObject({ acao: 'usuario.correio_falhou' });
  await foi(id, { saiu: true });
  expect(await obter(id)).toMatchObject({ versao, correioFalha: null, correioFalhouEm: null });
});

it('what became of a mail to nobody is nobody’s', async () => {
  await expect(foi(999_999, { saiu: false, motivo: 'servidor', detalhe: '' })).resolves.toBeUndefined();
});

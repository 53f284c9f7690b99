import { expect, test } from 'vitest';
import { preencher } from '#shared/erros.ts';
import { semNoCadastro } from './palavras.ts';
import { emLista, faltaQueImpede, faltas, faltasDe, finalidades, regrasDePendencia } from './regras.ts';

test('what does not stop the act is lacking and refuses nothing', () => {
  expect(faltasDe('assinar', 'pagador', { cpf: true, email: false })).toEqual(['email']);
  expect(faltaQueImpede('assinar', 'pagador', { cpf: true })).toBeNull();
  expect(faltaQueImpede('cobrar', 'pagador', { cpf: false, endereco: false })).toBe('cpf');
  expect(faltaQueImpede('cobrar', 'pagador', { cpf: true, endereco: false })).toBe('endereco');
});

test('every rule has its sentence, in both languages, with whose record it is and the way out', () => {
  for (const { falta, finalidade } of regrasDePendencia) {
    const { br, en } = semNoCadastro(falta, finalidade);
    expect(preencher(br, { nome: 'Rita' })).toMatch(/^Falta .+ no cadastro de Rita: sem isso, .+\. Preencha .+; a tela Pendências mostra/);
    expect(preencher(en, { nome: 'Rita' })).toMatch(
      / of Rita is not on record: without it, .+\. Fill it in .+; the screen Missing data shows/,
    );
  }
});

test('what goes out by mail alone is in no list of missing data, and the refusal does not send there', () => {
  for (const envio of ['assinarPorLink', 'convidar', 'enviar'] as const) {
    const { br, en } = semNoCadastro('email', envio);
    expect(br).toMatch(/ Preencha na ficha da pessoa\.$/);
    expect(en).toMatch(/ Fill it in on the record of the person\.$/);
  }
});

test('no rule stands twice, and lists are read in the order of the lists', () => {
  const chaves = regrasDePendencia.map((r) => `${r.finalidade} ${r.papel} ${r.falta}`);
  expect(new Set(chaves).size).toBe(chaves.length);
  expect(emLista(faltas, ['email', 'cpf'], 'br')).toBe('CPF, e-mail');
  expect(emLista(finalidades, [], 'en')).toBe('');
});

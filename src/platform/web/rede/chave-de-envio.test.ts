import { describe, expect, it } from 'vitest';
import { criarChaveDeEnvio } from './chave-de-envio.ts';
import { ErroApi, erroLocal } from './erro-api.ts';

const corpo = { body: { nome: 'Ana' } };
const outro = { body: { nome: 'Ana Lúcia' } };
const recusa = new ErroApi({ code: 'DADOS_INVALIDOS', status: 400, message: 'recusado' });

describe('criarChaveDeEnvio', () => {
  it('repeats the key while the same is sent without an answer', () => {
    const chave = criarChaveDeEnvio();
    const primeira = chave.para(corpo);
    chave.aoResponder(erroLocal('SEM_CONEXAO'));
    expect(chave.para({ body: { nome: 'Ana' } })).toBe(primeira);
    chave.aoResponder(new ErroApi({ code: 'OPERACAO_EM_ANDAMENTO', status: 409, message: 'espere' }));
    expect(chave.para(corpo)).toBe(primeira);
  });

  it('makes another key for what was edited in between', () => {
    const chave = criarChaveDeEnvio();
    const primeira = chave.para(corpo);
    chave.aoResponder(erroLocal('TEMPO_ESGOTADO'));
    expect(chave.para(outro)).not.toBe(primeira);
  });

  it('makes another key after an answer, good or bad', () => {
    const chave = criarChaveDeEnvio();
    const primeira = chave.para(corpo);
    chave.aoResponder(null);
    const segunda = chave.para(corpo);
    expect(segunda).not.toBe(primeira);
    chave.aoResponder(recusa);
    expect(chave.para(corpo)).not.toBe(segunda);
  });

  it('gives one key to a write that carries nothing', () => {
    const chave = criarChaveDeEnvio();
    expect(chave.para(undefined)).toBe(chave.para(undefined));
  });
});

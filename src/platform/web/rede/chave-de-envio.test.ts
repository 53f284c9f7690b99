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
    chave.aoResponder(erroLocal('SEM_CONEXAO'), corpo);
    expect(chave.para({ body: { nome: 'Ana' } })).toBe(primeira);
    chave.aoResponder(new ErroApi({ code: 'OPERACAO_EM_ANDAMENTO', status: 409, message: 'espere' }), corpo);
    expect(chave.para(corpo)).toBe(primeira);
  });

  it('makes another key for what was edited in between', () => {
    const chave = criarChaveDeEnvio();
    const primeira = chave.para(corpo);
    chave.aoResponder(erroLocal('TEMPO_ESGOTADO'), corpo);
    expect(chave.para(outro)).not.toBe(primeira);
  });

  it('makes another key after an answer, good or bad', () => {
    const chave = criarChaveDeEnvio();
    const primeira = chave.para(corpo);
    chave.aoResponder(null, corpo);
    const segunda = chave.para(corpo);
    expect(segunda).not.toBe(primeira);
    chave.aoResponder(recusa, corpo);
    expect(chave.para(corpo)).not.toBe(segunda);
  });

  it('repeats the key of what got no answer after another was asked about in between', () => {
    const chave = criarChaveDeEnvio();
    const confirmado = { body: { ...corpo.body, confirmado: true } };
    chave.para(corpo);
    chave.aoResponder(recusa, corpo);
    const primeira = chave.para(confirmado);
    chave.aoResponder(erroLocal('SEM_CONEXAO'), confirmado);
    chave.para(corpo);
    chave.aoResponder(recusa, corpo);
    expect(chave.para(confirmado)).toBe(primeira);
    chave.aoResponder(null, confirmado);
    expect(chave.para(confirmado)).not.toBe(primeira);
  });

  it('gives one key to a write that carries nothing', () => {
    const chave = criarChaveDeEnvio();
    expect(chave.para(undefined)).toBe(chave.para(undefined));
  });
});

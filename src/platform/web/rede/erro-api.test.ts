import { describe, expect, it } from 'vitest';
import { ErroApi, erroDoCorpo, erroLocal, isFalhaPassageira, mensagemDe } from './erro-api.ts';

describe('erroDoCorpo', () => {
  it('keeps everything the server said', () => {
    const fields = [{ path: 'cpf', code: 'CPF_INVALIDO', message: 'CPF inválido' }];
    const erro = erroDoCorpo(
      409,
      { error: { code: 'VERSAO_DESATUALIZADA', message: 'Alterado', fields, correlationId: 'abc', detalhe: { versao: 4 } } },
      null,
    );
    expect(erro).toMatchObject({
      status: 409,
      code: 'VERSAO_DESATUALIZADA',
      message: 'Alterado',
      fields,
      correlationId: 'abc',
      detalhe: { versao: 4 },
    });
  });

  it('drops malformed fields and takes the correlation id of the header', () => {
    const erro = erroDoCorpo(400, { error: { code: 'X', message: 'm', fields: [{ path: 1 }, null] } }, 'do-cabecalho');
    expect(erro.fields).toEqual([]);
    expect(erro.correlationId).toBe('do-cabecalho');
  });

  it('speaks plainly of what is no error of ours', () => {
    expect(erroDoCorpo(502, null, null)).toMatchObject({ status: 502, code: 'ERRO_INTERNO', message: 'Ocorreu um erro interno.' });
    expect(erroDoCorpo(404, '<html>', null)).toMatchObject({ status: 404, code: 'RESPOSTA_ILEGIVEL' });
  });
});

describe('isFalhaPassageira', () => {
  it('is what may work when tried again', () => {
    expect(isFalhaPassageira(erroLocal('SEM_CONEXAO'))).toBe(true);
    expect(isFalhaPassageira(erroDoCorpo(503, null, null))).toBe(true);
    expect(isFalhaPassageira(erroDoCorpo(429, null, null))).toBe(true);
    expect(isFalhaPassageira(erroDoCorpo(400, null, null))).toBe(false);
    expect(isFalhaPassageira(erroDoCorpo(401, null, null))).toBe(false);
    expect(isFalhaPassageira(erroLocal('SESSAO_ABANDONADA', 401))).toBe(false);
    expect(isFalhaPassageira(new Error('bug'))).toBe(false);
  });
});

describe('mensagemDe', () => {
  it('shows the server’s message and never the insides of a defect', () => {
    expect(mensagemDe(new ErroApi({ code: 'X', status: 409, message: 'Título já liquidado' }))).toBe('Título já liquidado');
    expect(mensagemDe(new TypeError('x is undefined'))).toBe('Erro ao executar ação.');
  });
});

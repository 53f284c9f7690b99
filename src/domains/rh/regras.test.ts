import { describe, expect, it } from 'vitest';
import { mascararConta } from './conta-bancaria.ts';
import { conferirDecisoes, situacaoAposDecisao } from './protocolos/decisao.ts';
import { novoFuncionario } from './esquemas.ts';
import { valorParaLer } from './texts-campos.ts';
import fc from 'fast-check';

describe('decision of a protocol', () => {
  const campos = ['nome', 'cpf', 'rg'];
  const decidir = (campo: string, aceito: boolean, motivoRecusa: string | null = aceito ? null : 'Sem documento') => ({
    campo,
    aceito,
    motivoRecusa,
  });

  it('needs each field once and a reason for each refusal', () => {
    expect(
      conferirDecisoes(
        campos,
        campos.map((campo) => decidir(campo, true)),
      ),
    ).toEqual([]);
    expect(conferirDecisoes(campos, [decidir('nome', true)])).toEqual([
      { path: 'campos.cpf', codigo: 'CAMPO_SEM_DECISAO' },
      { path: 'campos.rg', codigo: 'CAMPO_SEM_DECISAO' },
    ]);
    expect(
      conferirDecisoes(campos, [decidir('nome', true), decidir('nome', false), decidir('pis', true), decidir('cpf', false, null)]),
    ).toEqual([
      { path: 'campos.1.campo', codigo: 'CAMPO_REPETIDO' },
      { path: 'campos.2.campo', codigo: 'CAMPO_FORA_DO_PROTOCOLO' },
      { path: 'campos.3.motivoRecusa', codigo: 'MOTIVO_DA_RECUSA' },
    ]);
  });

  it('is granted, partly granted or denied by the number of accepted fields', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (aceitos) => {
        const situacao = situacaoAposDecisao(aceitos.map((aceito) => ({ aceito })));
        const esperada = aceitos.every(Boolean) ? 'deferido' : aceitos.some(Boolean) ? 'deferido_em_parte' : 'indeferido';
        expect(situacao).toBe(esperada);
      }),
    );
  });
});

describe('employee', () => {
  const base = { pessoaId: 1, cargo: 'Professora', dataAdmissao: '2026-02-01' };
  const codigos = (dados: object) =>
    novoFuncionario.safeParse(dados).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('takes bank data whole or not at all, and no dismissal before the admission', () => {
    expect(codigos(base)).toEqual([]);
    expect(codigos({ ...base, bancoCodigo: '001', bancoAgencia: '1234-5', bancoConta: '98765-4' })).toEqual([]);
    expect(codigos({ ...base, bancoCodigo: '001' })).toEqual([['bancoConta', 'DADOS_BANCARIOS_INCOMPLETOS']]);
    expect(codigos({ ...base, bancoCodigo: '1' })).toContainEqual(['bancoCodigo', 'BANCO_INVALIDO']);
    expect(codigos({ ...base, dataDemissao: '2026-01-31' })).toEqual([['dataDemissao', 'DEMISSAO_ANTES_DA_ADMISSAO']]);
    expect(codigos({ ...base, dataDemissao: '2026-02-01' })).toEqual([]);
  });

  it('never shows more than two characters of an account', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9-]{1,20}$/), (conta) => {
        const mascarada = mascararConta(conta) ?? '';
        expect(mascarada.replaceAll('•', '').length).toBeLessThanOrEqual(2);
      }),
    );
    expect(mascararConta('98765-4')).toBe('•••••-4');
    expect(mascararConta(null)).toBeNull();
  });
});

describe('texts', () => {
  it('reads stored values as people do', () => {
    expect(valorParaLer('cpf', '52998224725', 'br')).toBe('529.982.247-25');
    expect(valorParaLer('dataNascimento', '2019-03-04', 'en')).toBe('04/03/2019');
    expect(valorParaLer('estadoCivil', 'casado', 'en')).toBe('Married');
    expect(valorParaLer('nome', '', 'br')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { escreverCaminho } from './caminhos.ts';
import { criarValores } from './valores.ts';

const iniciais = { nome: 'Ana', enderecos: [{ cep: '66000000' }, { cep: '66010000' }], saude: { alergia: null } };

describe('escreverCaminho', () => {
  it('copies the way to the value and shares the rest', () => {
    const novos = escreverCaminho(iniciais, 'enderecos.1.cep', '66020000');
    expect(novos).toEqual({ ...iniciais, enderecos: [{ cep: '66000000' }, { cep: '66020000' }] });
    expect(novos['saude']).toBe(iniciais.saude);
    expect(novos['enderecos']).not.toBe(iniciais.enderecos);
    expect((novos['enderecos'] as unknown[])[0]).toBe(iniciais.enderecos[0]);
    expect(iniciais.enderecos[1]).toEqual({ cep: '66010000' });
  });

  it('makes the group that was missing', () => {
    expect(escreverCaminho({ nomes: null }, 'nomes.aluno', 'Ana')).toEqual({ nomes: { aluno: 'Ana' } });
    expect(escreverCaminho({}, 'a.b.c', 1)).toEqual({ a: { b: { c: 1 } } });
  });
});

function novo() {
  const mudancas: unknown[] = [];
  const { armazem, valores, desenho } = criarValores(iniciais, (atual) => mudancas.push(atual));
  const desenhos: unknown[] = [];
  desenho.assinar(() => desenhos.push(desenho.ler()));
  return { armazem, valores, desenho, mudancas, desenhos };
}

describe('criarValores', () => {
  it('takes what a field types without drawing the form again', () => {
    const { armazem, mudancas, desenhos } = novo();
    armazem.setFieldValue('nome', 'Bia', { forceUpdate: false });
    expect(armazem.getValues()).toEqual({ ...iniciais, nome: 'Bia' });
    expect(mudancas).toHaveLength(1);
    expect(desenhos).toEqual([]);
  });

  it('starts a field again when its value comes from outside', () => {
    const { armazem, desenho } = novo();
    armazem.setFieldValue('nome', 'Bia');
    armazem.setFieldValue('nome', 'Bia');
    armazem.setFieldValue('enderecos.0.cep', '66030000');
    expect(desenho.ler().trocados).toEqual({ nome: 1, 'enderecos.0.cep': 1 });
  });

  it('forgets the error of a field that was typed in, and only that one', () => {
    const { armazem, desenho, mudancas } = novo();
    armazem.setErrors({ nome: 'Obrigatório', cpf: 'Inválido' });
    armazem.setFieldValue('nome', 'Ana', { forceUpdate: false });
    expect(desenho.ler().erros).toEqual({ cpf: 'Inválido' });
    expect(mudancas).toEqual([]);
    armazem.setFieldError('nome', 'Curto');
    armazem.clearFieldError('cpf');
    expect(desenho.ler().erros).toEqual({ nome: 'Curto' });
    armazem.clearErrors();
    expect(desenho.ler().erros).toEqual({});
  });

  it('starts everything again when all of it changes', () => {
    const { armazem, desenho } = novo();
    armazem.setErrors({ nome: 'Obrigatório' });
    armazem.setValues({ nome: 'Caio' });
    expect(armazem.getValues()).toEqual({ ...iniciais, nome: 'Caio' });
    expect(desenho.ler()).toMatchObject({ erros: {}, geracao: 1 });
  });

  it('tells whoever follows the values, and shares what did not change', () => {
    const { armazem, valores } = novo();
    let avisos = 0;
    const parar = valores.assinar(() => (avisos += 1));
    armazem.setFieldValue('saude.alergia', 'leite', { forceUpdate: false });
    expect(valores.ler()['enderecos']).toBe(iniciais.enderecos);
    parar();
    armazem.setFieldValue('nome', 'Davi');
    expect(avisos).toBe(1);
  });
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { ErroApi, erroLocal, idiomaDe, mensagemDe } from '#platform/web/rede/erro-api.ts';
import { recontar } from './use-linguas.ts';
import { validar } from './validar.ts';

it('another language tells again what the browser found, and leaves what only the server knows', () => {
  const esquema = z.strictObject({ nome: campo.texto({ max: 9 }), cpf: campo.cpf() });
  const em = (idioma: 'br' | 'en') => validar(esquema, { nome: '', cpf: '52998224725' }, idioma, () => undefined, new Map()).erros ?? {};
  const mostrados = { ...em('br'), cpf: 'Este CPF já é de Ana.' };
  expect(em('br')['nome']).not.toBe(em('en')['nome']);
  expect(recontar(mostrados, em('en'))).toEqual({ nome: em('en')['nome'], cpf: 'Este CPF já é de Ana.' });
});

it('a failure of the connection is told in the language in use, and a sentence of the server says its own', () => {
  const semConexao = erroLocal('SEM_CONEXAO');
  expect(mensagemDe(semConexao, 'en')).not.toBe(mensagemDe(semConexao, 'br'));
  expect(idiomaDe(semConexao, 'en')).toBe('en');
  const recusa = new ErroApi({ code: 'X', status: 409, message: 'Título já liquidado' });
  expect([mensagemDe(recusa, 'en'), idiomaDe(recusa, 'en')]).toEqual(['Título já liquidado', 'br']);
});

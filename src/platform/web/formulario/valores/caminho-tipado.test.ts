import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { type Caminho, type CaminhoDe, camposDe, dentro, type Digitado, type Inicial, type Preenchido } from './caminho-tipado.ts';
import { useCampo } from '../campo.ts';
import { type ContextoDoFormulario, ProvedorDoFormulario, type useFormulario, useValor } from '../contexto.tsx';
import { conferirNoEsquema } from '../campos/obrigatorio.ts';

const termo = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('valor'), valorCentavos: campo.centavos() }),
  z.strictObject({ tipo: z.literal('pagadores'), pagadores: z.array(z.strictObject({ pessoaId: campo.id() })).default([]) }),
]);
const esquema = z
  .strictObject({
    nome: campo.texto({ max: 20 }),
    cpf: campo.cpf.opcional(),
    endereco: z.strictObject({ cep: campo.cep(), numero: campo.textoOpcional(20) }).nullish(),
    termos: z.array(termo),
    nomes: z.record(z.string(), z.string()),
  })
  .check(regra(() => undefined))
  .transform((valores) => valores);
type Caminhos = CaminhoDe<z.input<typeof esquema>>;
const em = camposDe<typeof esquema>();

describe('the path of a field', () => {
  it('compiles where the input of the schema has it, and nowhere else', () => {
    expectTypeOf<
      'nome' | 'cpf' | 'endereco.cep' | 'termos' | 'termos.0.tipo' | 'termos.3.pagadores.0.pessoaId' | 'nomes.7'
    >().toExtend<Caminhos>();
    expectTypeOf<'nom'>().not.toExtend<Caminhos>();
    expectTypeOf<'endereco.rua'>().not.toExtend<Caminhos>();
    expectTypeOf<'termos.tipo'>().not.toExtend<Caminhos>();
    expectTypeOf<'nome.nome'>().not.toExtend<Caminhos>();
    expectTypeOf<string>().not.toExtend<Caminho>();
    expectTypeOf(em('endereco.cep')).toExtend<Caminho<string>>();
    expectTypeOf(em('termos.0.valorCentavos')).toExtend<Caminho<number>>();
  });

  it('of an item is asked of the item', () => {
    const item = em('termos.2');
    expect(dentro(item, 'pagadores')).toBe('termos.2.pagadores');
    expectTypeOf<'pagadores.0.pessoaId'>().toExtend<Parameters<typeof dentro<z.input<typeof termo>, 'pagadores.0.pessoaId'>>[1]>();
    expectTypeOf<'cep'>().not.toExtend<CaminhoDe<z.input<typeof termo>>>();
  });
});

describe('what stands under a path before the schema judges it', () => {
  it('may be empty at every leaf, and a number may still be the text that cannot be read as one', () => {
    expectTypeOf<Digitado<number>>().toEqualTypeOf<number | string | null | undefined>();
    expectTypeOf<Digitado<'valor' | 'percentual'>>().toEqualTypeOf<'valor' | 'percentual' | null | undefined>();
    expectTypeOf<Digitado<readonly number[] | undefined>>().toEqualTypeOf<(number | string)[] | null | undefined>();
    expectTypeOf<Digitado<unknown>>().toBeUnknown();
    type Endereco = Preenchido<NonNullable<z.input<typeof esquema>['endereco']>>;
    expectTypeOf<Endereco['cep']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Preenchido<z.input<typeof termo>>['tipo']>().toEqualTypeOf<'valor' | 'pagadores' | null | undefined>();
  });

  it('is told by the path, and asked of whoever sets it', () => {
    type Formulario = ReturnType<typeof useFormulario>;
    const cep = em('endereco.cep');
    const valor = em('termos.0.valorCentavos');
    expectTypeOf(useValor<string>).returns.toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Formulario['definir']>().toBeCallableWith(cep, '66000000');
    expectTypeOf<Formulario['definir']>().toBeCallableWith(valor, 1250);
    expectTypeOf<boolean>().not.toExtend<Digitado<string>>();
  });

  it('opens with every field of the schema, some still empty', () => {
    expectTypeOf<{ nome: null; valorCentavos: null }>().toExtend<Inicial<{ nome: string; valorCentavos: number }>>();
    expectTypeOf<{ nome: null }>().not.toExtend<Inicial<{ nome: string; valorCentavos: number }>>();
  });
});

describe('a field without a schema', () => {
  const caminhos = [
    'nome',
    'cpf',
    'endereco.cep',
    'endereco.numero',
    'termos',
    'termos.12.valorCentavos',
    'termos.0.pagadores.1.pessoaId',
    'nomes.7',
  ];
  it.each(caminhos)('%s has one', (caminho) => expect(() => conferirNoEsquema(esquema, caminho)).not.toThrow());
  it.each(['nom', 'endereco.rua', 'termos.0.cep', 'nome.nome', 'nomes.7.x'])('"%s" throws', (caminho) =>
    expect(() => conferirNoEsquema(esquema, caminho)).toThrow('has no field'),
  );

  it('has one under every wrapper, too', () => {
    const contado = z.object({ partes: z.array(z.object({ valor: z.number() }).readonly()).optional() }).required({ partes: true });
    expect(() => conferirNoEsquema(contado, 'partes.1.valor')).not.toThrow();
    expect(() => conferirNoEsquema(contado, 'partes.1.nome')).toThrow('has no field');
  });

  it('is not drawn', () => {
    const Campo = ({ nome }: { nome: string }) => createElement('i', useCampo({ nome: nome as Caminho, rotulo: '' }).comum.id);
    const contexto = { conferirNoEsquema: (nome: string) => conferirNoEsquema(esquema, nome) } as ContextoDoFormulario;
    const desenhar = (nome: string) =>
      renderToStaticMarkup(createElement(ProvedorDoFormulario, { value: contexto }, createElement(Campo, { nome })));
    expect(() => desenhar('endereco.rua')).toThrow('The schema of the form has no field "endereco.rua"');
    expect(() => desenhar('endereco.cep')).not.toThrow('has no field');
  });
});

import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useContextoDoFormulario } from '#platform/web/formulario/contexto.tsx';
import { camposDe, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { cemPorCento, escreverPercentual } from '#domains/academico/matriculas/percentuais.ts';
import { somaDosPercentuais } from '#domains/academico/matriculas/responsaveis.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import estilo from '#domains/academico/matriculas/web/matricula.module.css';
import { dividirIgualmente } from './partilha.ts';
import type { formEdicaoMatricula } from './valores.ts';

const campo = camposDe<typeof formEdicaoMatricula>();

const escrever = (pontos: number): string => escreverPercentual(pontos).replace('.', ',');

/** Makes the shares of whoever pays equal, to the hundredth. */
export function DividirIgualmente() {
  const t = useTextos(textosMatricula);
  const { ler, definir } = useFormulario();
  const { somenteLeitura } = useContextoDoFormulario();
  if (somenteLeitura) return null;
  const dividir = (): void => {
    const lista = ler(campo('responsaveis')) ?? [];
    dividirIgualmente(lista).forEach(({ percentual }, i) => {
      if (percentual !== lista[i]?.percentual) definir(campo(`responsaveis.${i}.percentual`), percentual);
    });
  };
  return (
    <Button variant="default" size="xs" onClick={dividir}>
      {t('dividirIgualmente')}
    </Button>
  );
}

/** The sum of the shares, as one types. */
export function SomaDosPercentuais() {
  const tt = useTextos(textosTelas);
  const { form } = useContextoDoFormulario();
  const bruta = useValor(campo('responsaveis'));
  // What the list as a whole was refused for may be solved in any of its fields.
  const resolver = useEffectEvent(() => form.clearFieldError('responsaveis'));
  useEffect(() => resolver(), [bruta]);
  const lista = bruta ?? [];
  if (lista.length === 0) return null;
  const pagantes = lista.filter(({ financeiro }) => financeiro);
  const soma = somaDosPercentuais(pagantes.map(({ percentual }) => ({ percentual: percentual == null ? null : String(percentual) })));
  const certa = pagantes.length > 0 && soma === cemPorCento;
  const frase = certa ? 'somaCerta' : pagantes.length === 0 ? 'ninguemPaga' : soma < cemPorCento ? 'somaFalta' : 'somaSobra';
  return (
    <p role="status" className={certa ? estilo.somaCerta : estilo.somaErrada}>
      {tt(frase, { soma: escrever(soma), diferenca: escrever(Math.abs(cemPorCento - soma)) })}
    </p>
  );
}

import { NativeSelect } from '@mantine/core';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { escreverPeriodo, type Periodo } from '../../periodo.ts';
import { periodosContabeisApi } from '../../periodos/api.ts';
import type { Intervalo } from '../periodos.ts';
import { textosLivros } from '../texts.ts';

/** Every período, the last one first; undefined while they are read. */
export function usePeriodos(): readonly { id: Periodo; situacao: string }[] | undefined {
  const { data } = useConsulta(periodosContabeisApi.listarExercicios, {});
  return data?.itens.flatMap((exercicio) => exercicio.periodos.toReversed());
}

/** Where a window begins: what the screen shows, or the year of the last período. */
export function useIntervaloInicial(periodos: readonly { id: Periodo }[] | undefined): Intervalo | null {
  const [{ de, ate }] = useEndereco('de', 'ate');
  const ultimo = periodos?.[0]?.id;
  if (ultimo === undefined) return null;
  const ano = Math.trunc(ultimo / 100);
  return { de: Number(de) || ano * 100 + 1, ate: Number(ate) || ano * 100 + 12 };
}

type Props = { periodos: readonly { id: Periodo }[]; intervalo: Intervalo; aoMudar: (intervalo: Intervalo) => void };

/** From which período to which. */
export function PeriodosEscolhidos({ periodos, intervalo, aoMudar }: Props) {
  const t = useTextos(textosLivros);
  const { idioma } = useIdioma();
  const opcoes = periodos.map(({ id }) => ({ value: String(id), label: escreverPeriodo(id, idioma) }));
  return (
    <>
      {(['de', 'ate'] as const).map((ponta) => (
        <NativeSelect
          key={ponta}
          label={t(ponta)}
          value={String(intervalo[ponta])}
          data={opcoes}
          onChange={({ currentTarget: { value } }) => aoMudar({ ...intervalo, [ponta]: Number(value) })}
        />
      ))}
    </>
  );
}

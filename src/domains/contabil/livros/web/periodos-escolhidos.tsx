import { NativeSelect } from '@mantine/core';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { escreverPeriodo, type Periodo } from '../../periodo.ts';
import { periodosContabeisApi } from '../../periodos/api.ts';
import { doUltimoAno, type Intervalo } from '../periodos.ts';
import { textosLivros } from '../texts.ts';

/** Every período, the last one first; undefined while they are read. */
export function usePeriodos(): readonly { id: Periodo; situacao: string; lancamentos: number }[] | undefined {
  const { data } = useConsulta(periodosContabeisApi.listarExercicios, {});
  return data?.itens.flatMap((exercicio) => exercicio.periodos.toReversed());
}

/** Where a window begins: what the screen shows, or the last year until today that has entries, whole. */
export function useIntervaloInicial(periodos: readonly { id: Periodo; lancamentos: number }[] | undefined): Intervalo | null {
  const [{ de, ate }] = useEndereco('de', 'ate');
  const ano = doUltimoAno(periodos ?? [], Number(hojeNaEscola().slice(0, 4)));
  return ano && { de: Number(de) || ano.de, ate: Number(ate) || ano.ate };
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

import { NativeSelect } from '@mantine/core';
import { useNomeDoPeriodo } from '#domains/contabil/periodos/web/door.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { montarData, ultimoDiaDoMes } from '#shared/datas.ts';
import { anoDe, numeroDe, periodoDe } from '../../../periodo.ts';
import { integracaoApi as api } from '../../api.ts';
import { textosIntegracao } from '../../texts.ts';

/** The month looked at, which stands in the address: the first with facts that wait, or that of today. */
export function useMesDaIntegracao() {
  const t = useTextos(textosIntegracao);
  const nome = useNomeDoPeriodo();
  const [{ mes: pedido }, mudar] = useEndereco('mes');
  const { data } = useConsulta(api.obterSituacao, {});
  const hoje = periodoDe(hojeNaEscola());
  const pendentes = new Map(data?.meses.map((m) => [m.periodo, m.fatos]));
  const mes = Number(pedido ?? data?.meses[0]?.periodo ?? hoje);
  const meses = [...new Set([...pendentes.keys(), ...ultimosDoze(hoje), mes])].toSorted((a, b) => b - a);
  const escolha = (
    <NativeSelect
      aria-label={t('mes')}
      value={String(mes)}
      onChange={(evento) => mudar({ mes: evento.currentTarget.value })}
      data={meses.map((m) => {
        const rotulo = `${nome(m)} ${anoDe(m)}`;
        return { value: String(m), label: pendentes.has(m) ? t('mesPendente', { mes: rotulo, n: pendentes.get(m) ?? 0 }) : rotulo };
      })}
    />
  );
  const [ano, numero] = [anoDe(mes), numeroDe(mes)];
  const intervalo = { de: montarData(ano, numero, 1), ate: montarData(ano, numero, ultimoDiaDoMes(ano, numero)) };
  return { escolha, intervalo: data || pedido !== undefined ? intervalo : null, situacao: data };
}

const ultimosDoze = (hoje: number): number[] =>
  Array.from({ length: 12 }, (_, i) => {
    const meses = anoDe(hoje) * 12 + numeroDe(hoje) - 1 - i;
    return Math.floor(meses / 12) * 100 + (meses % 12) + 1;
  });

import { useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { CampoData, camposDe, CampoSelecao, EmColunas, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { isDataCivil } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { devidoApi } from '#domains/financeiro/titulos/devido/api.ts';
import { textosBaixa } from '../texts.ts';
import { useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';
import type { z } from 'zod';
import type { baixaEsquema } from '../esquemas.ts';

const campo = camposDe<Pick<z.input<typeof baixaEsquema>, 'dataBaixa' | 'formaPagamentoId' | 'contaBancariaId'>>();

export type TituloDevido = RespostaCliente<typeof devidoApi.valoresDevidos>['itens'][number];

/** Some titles with what each owes on the day of the receipt, which may be changed; until the answer comes, as they were. */
export function useDevidosNoDia(iniciais: readonly TituloDevido[]) {
  const [em, mudarDia] = useState(iniciais[0]?.em ?? '');
  const consulta = useConsulta(
    devidoApi.valoresDevidos,
    { query: { Ids: iniciais.map((titulo) => titulo.id).join(','), Data: em } },
    { manterAnterior: true },
  );
  return { em, mudarDia, titulos: consulta.data?.itens ?? iniciais };
}

/** The day, the method and the account of a receipt; a method brings its account along. */
export function CamposDoRecebimento({ aoMudarData }: { aoMudarData: (data: string) => void }) {
  const t = useTextos(textosBaixa);
  const { contas, formas, contaDaForma } = useRecebimento();
  const { definir } = useFormulario();
  return (
    <EmColunas>
      <CampoData
        nome={campo('dataBaixa')}
        rotulo={t('dataBaixa')}
        colunas={4}
        autoFoco
        aoMudar={(data) => data !== null && isDataCivil(data) && aoMudarData(data)}
      />
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('formaPagamento')}
        colunas={4}
        opcoes={formas}
        aoMudar={(id) => id !== null && definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={4} opcoes={contas} />
    </EmColunas>
  );
}

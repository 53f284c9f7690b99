import { envelhecer } from '#platform/web/rede/consultas.ts';
import { textosCredito } from '../texts.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  Formulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { creditosApi } from '../api.ts';
import { devolucaoEsquema } from '../esquemas.ts';
import type { Credito } from './credito.ts';
import { useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';

const campo = camposDe<typeof devolucaoEsquema>();

const FORMULARIO = 'devolucao-de-credito';

/** Gives money of a credit back: how much, when, out of which account, why. */
export function DevolucaoDeCredito({ credito, aoFechar }: { credito: Credito; aoFechar: () => void }) {
  const t = useTextos(textosCredito);
  const { contas, pronto } = useRecebimento();
  if (!pronto) return null;
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('devolverTitulo')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('devolver')} />}>
      <Formulario
        id={FORMULARIO}
        esquema={devolucaoEsquema}
        valoresIniciais={{ dataUso: '', valorCentavos: credito.saldoCentavos, contaBancariaId: credito.contaBancariaId, motivo: '' }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(creditosApi.devolverCredito, { params: { id: credito.id }, body }, { chaveIdempotencia })
        }
        aposSalvar={() => {
          avisar.sucesso(t('devolvido'));
          void envelhecer('Credito', 'Extrato');
          aoFechar();
        }}
      >
        <EmColunas>
          <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} colunas={6} autoFoco />
          <CampoData nome={campo('dataUso')} rotulo={t('dataDevolucao')} colunas={6} />
          <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('contaQuePaga')} colunas={12} opcoes={contas} />
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={12} maximo={300} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

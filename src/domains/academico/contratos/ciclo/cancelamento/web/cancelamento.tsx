import { useEffect, useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  CampoMarcar,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  Formulario,
  EmColunas,
  useValor,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { usePausado } from '#platform/web/use-pausado.ts';
import { somarDias } from '#shared/datas.ts';
import { contratosCancelamentoApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { type CancelamentoPedido, comoPedido, formaDoCancelamento, paraAPrevia } from './cancelamento-no-form.ts';
import { PreviaDoCancelamento } from './previa-do-cancelamento.tsx';

const campo = camposDe<typeof formaDoCancelamento>();
const ID = 'cancelamento';
const DIAS_ATE_A_MULTA = 10;
type Props = { ids: readonly number[]; aoFechar: () => void; aoConfirmar: (pedido: CancelamentoPedido) => Promise<unknown> };

/** Asks for date, reason and fee of a cancellation, with its figures beside the question; of one contract or of many. */
export function JanelaDeCancelamento({ ids, aoFechar, aoConfirmar }: Props) {
  const t = useTextos(textosContrato);
  const [nenhum, setNenhum] = useState(false);
  const [iniciais] = useState(() => ({
    dataEfeito: '',
    motivo: '',
    forma: 'nenhuma' as const,
    percentual: null,
    valorCentavos: null,
    dataVencimento: somarDias(hojeNaEscola(), DIAS_ATE_A_MULTA),
    manterAcordos: false,
  }));
  const titulo = ids.length === 1 ? t('cancelar') : t('cancelarSelecionados');
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      tamanho="larga"
      alerta
      rodape={
        <>
          <BotaoFechar>{t('voltar')}</BotaoFechar>
          <BotaoSalvar formulario={ID} rotulo={titulo} perigo desabilitado={nenhum} />
        </>
      }
    >
      <Formulario
        id={ID}
        esquema={formaDoCancelamento}
        valoresIniciais={iniciais}
        aoSalvar={(_digitado, saida) => aoConfirmar(comoPedido(saida)).catch(noLugar)}
        aposSalvar={aoFechar}
      >
        <p>{t('confirmaSituacao', { status: t('situacao_cancelado') })}</p>
        <Campos />
        <Previa ids={ids} aoPrever={setNenhum} />
      </Formulario>
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosContrato);
  const forma = useValor(campo('forma'));
  return (
    <EmColunas>
      <CampoData nome={campo('dataEfeito')} rotulo={t('dataEfeito')} dica={t('dataEfeitoDica')} />
      <CampoSelecao
        nome={campo('forma')}
        rotulo={t('multa')}
        opcoes={[
          { valor: 'nenhuma', rotulo: t('semMulta') },
          { valor: 'percentual', rotulo: t('multaPercentual') },
          { valor: 'valor', rotulo: t('multaValor') },
        ]}
      />
      {forma === 'valor' && <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} obrigatorio />}
      {forma === 'percentual' && <CampoTaxa nome={campo('percentual')} rotulo={t('percentual')} obrigatorio />}
      {forma !== 'nenhuma' && <CampoData nome={campo('dataVencimento')} rotulo={t('vencimentoDaMulta')} obrigatorio />}
      <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={12} maximo={500} />
    </EmColunas>
  );
}

/** What it would do, in figures that follow the typing; agreements are asked about only where it would reach them. */
function Previa({ ids, aoPrever }: { ids: readonly number[]; aoPrever: (nenhum: boolean) => void }) {
  const t = useTextos(textosContrato);
  const valores = {
    dataEfeito: useValor(campo('dataEfeito')),
    forma: useValor(campo('forma')),
    percentual: useValor(campo('percentual')),
    valorCentavos: useValor(campo('valorCentavos')),
    dataVencimento: useValor(campo('dataVencimento')),
    manterAcordos: useValor(campo('manterAcordos')),
  };
  const pedido = usePausado(paraAPrevia(valores));
  const { data, error } = useConsulta(
    contratosCancelamentoApi.preverCancelamentos,
    { body: { ids: [...ids], ...pedido } },
    { ativa: pedido !== null, validadeMs: 0, manterAnterior: true },
  );
  const nenhum = data?.totais.contratos === 0;
  useEffect(() => aoPrever(nenhum), [nenhum, aoPrever]);
  return (
    <>
      {data?.contratos.some((c) => c.renegociados.depois.quantidade > 0) && (
        <EmColunas>
          <CampoMarcar nome={campo('manterAcordos')} rotulo={t('manterAcordos')} colunas={12} />
        </EmColunas>
      )}
      <div aria-live="polite">
        {error ? <p className="consequencia consequencia-perigo">{error.message}</p> : data && <PreviaDoCancelamento previa={data} />}
      </div>
    </>
  );
}

/** The server points into the fee of the body; here its parts stand beside the choice. */
function noLugar(erro: unknown): never {
  if (!(erro instanceof ErroApi)) throw erro;
  const fields = erro.fields.map((field) => ({ ...field, path: field.path.replace(/^multa\./, '') }));
  const { code, status, message, correlationId, detalhe } = erro;
  throw new ErroApi({ code, status, message, fields, correlationId, detalhe });
}

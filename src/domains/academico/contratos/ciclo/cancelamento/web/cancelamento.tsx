import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData, isDataCivil, parseDataBr, somarDias } from '#shared/datas.ts';
import { parseReais } from '#shared/dinheiro.ts';
import { contratosCancelamentoApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { PreviaDoCancelamento } from './previa-do-cancelamento.tsx';
import estilo from '#domains/academico/contratos/web/contrato.module.css';

type Multa =
  | { forma: 'valor'; valorCentavos: number; dataVencimento: string }
  | { forma: 'percentual'; percentual: string; dataVencimento: string };
export type CancelamentoPedido = { dataEfeito: string | null; motivo: string | null; multa: Multa | null; manterAcordos: boolean };
/** Asks for date, reason and fee of a cancellation, with its figures beside the question; of one contract or of many. */
export function JanelaDeCancelamento({
  ids,
  aberta,
  aoFechar,
  aoConfirmar,
}: {
  ids: readonly number[];
  aberta: boolean;
  aoFechar: () => void;
  aoConfirmar: (pedido: CancelamentoPedido) => Promise<unknown>;
}) {
  const t = useTextos(textosContrato);
  const [hoje] = useState(hojeNaEscola);
  const [efeito, setEfeito] = useState('');
  const [motivo, setMotivo] = useState('');
  const [forma, setForma] = useState<'nenhuma' | 'valor' | 'percentual'>('nenhuma');
  const [quanto, setQuanto] = useState('');
  const [vence, setVence] = useState(formatarData(somarDias(hoje, 10)));
  const [manterAcordos, setManterAcordos] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const [erros, setErros] = useState<Record<string, string>>({});
  const dataEfeito = efeito.trim() === '' ? null : (parseDataBr(efeito) ?? efeito.trim());
  const multa = lerMulta(forma, quanto, vence);
  const pedido = { ids: [...ids], dataEfeito, multa: multa === 'incompleta' ? null : multa, manterAcordos };
  const pausado = usePausado(pedido);
  const legivel = pausado.dataEfeito === null || isDataCivil(pausado.dataEfeito);
  const previa = useConsulta(
    contratosCancelamentoApi.preverCancelamentos,
    { body: pausado as never },
    { ativa: aberta && legivel, validadeMs: 0, manterAnterior: true },
  );
  const enviar = async (): Promise<void> => {
    if (multa === 'incompleta') return setErros({ multa: t('multaIncompleta') });
    setErros({});
    setEnviando(true);
    try {
      await aoConfirmar({ dataEfeito, motivo: motivo.trim() === '' ? null : motivo, multa, manterAcordos });
      aoFechar();
    } catch (causa) {
      if (causa instanceof ErroApi && causa.fields.length > 0)
        setErros(Object.fromEntries(causa.fields.map((f) => [f.path.split('.')[0] ?? '', f.message])));
      else avisar.erro(causa);
    } finally {
      setEnviando(false);
    }
  };
  return (
    <Janela
      aberta={aberta}
      aoFechar={aoFechar}
      titulo={ids.length === 1 ? t('cancelar') : t('cancelarSelecionados')}
      tamanho="larga"
      alerta
      rodape={
        <>
          <BotaoFechar>{t('voltar')}</BotaoFechar>
          <Button color="red" loading={enviando} disabled={previa.data?.totais.contratos === 0} onClick={() => void enviar()}>
            {ids.length === 1 ? t('cancelar') : t('cancelarSelecionados')}
          </Button>
        </>
      }
    >
      <p>{t('confirmaSituacao', { status: t('situacao_cancelado') })}</p>
      <div className={estilo.campos}>
        <TextInput
          label={t('dataEfeito')}
          placeholder={formatarData(hoje)}
          inputMode="numeric"
          value={efeito}
          error={erros.dataEfeito}
          onChange={(e) => setEfeito(e.currentTarget.value)}
          onBlur={() => dataEfeito !== null && isDataCivil(dataEfeito) && setEfeito(formatarData(dataEfeito))}
        />
        <NativeSelect
          label={t('multa')}
          value={forma}
          onChange={(e) => setForma(e.currentTarget.value as typeof forma)}
          data={[
            { value: 'nenhuma', label: t('semMulta') },
            { value: 'percentual', label: t('multaPercentual') },
            { value: 'valor', label: t('multaValor') },
          ]}
        />
        {forma !== 'nenhuma' && (
          <>
            <TextInput
              label={forma === 'valor' ? t('valor') : t('percentual')}
              placeholder={forma === 'valor' ? 'R$ 500,00' : '10 %'}
              inputMode="decimal"
              value={quanto}
              error={erros.multa}
              onChange={(e) => setQuanto(e.currentTarget.value)}
            />
            <TextInput label={t('vencimentoDaMulta')} inputMode="numeric" value={vence} onChange={(e) => setVence(e.currentTarget.value)} />
          </>
        )}
      </div>
      <TextInput label={t('motivo')} maxLength={500} value={motivo} mb="md" onChange={(e) => setMotivo(e.currentTarget.value)} />
      {previa.data?.contratos.some((c) => c.renegociados.depois.quantidade > 0) && (
        <Checkbox label={t('manterAcordos')} checked={manterAcordos} mb="md" onChange={(e) => setManterAcordos(e.currentTarget.checked)} />
      )}
      <div aria-live="polite">
        {previa.error ? (
          <p className="consequencia consequencia-perigo">{previa.error.message}</p>
        ) : (
          previa.data && <PreviaDoCancelamento previa={previa.data} />
        )}
      </div>
    </Janela>
  );
}

function lerMulta(forma: 'nenhuma' | 'valor' | 'percentual', quanto: string, vence: string): Multa | null | 'incompleta' {
  if (forma === 'nenhuma') return null;
  const dataVencimento = parseDataBr(vence);
  if (dataVencimento === null) return 'incompleta';
  if (forma === 'valor') {
    const valorCentavos = parseReais(quanto);
    return valorCentavos === null || valorCentavos === 0 ? 'incompleta' : { forma, valorCentavos, dataVencimento };
  }
  const percentual = quanto.replace('%', '').trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(percentual) ? { forma, percentual, dataVencimento } : 'incompleta';
}

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { saiDaCobranca } from '#domains/financeiro/titulos/cancelamentos/vence-depois.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData, isDataCivil, parseDataBr } from '#shared/datas.ts';
import { type Centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { contratosCicloApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import { useDesfazer } from './use-desfazer.ts';

type Titulo = Parameters<typeof saiDaCobranca>[0] & { saldoCentavos: Centavos };

/** Suspends or reactivates from a date on, with what it does to the titles in figures. */
export function MudancaComData({
  ato,
  contrato,
  aoFechar,
}: {
  ato: 'suspender' | 'reativar';
  contrato: { id: number; versao: number; titulos: readonly Titulo[] };
  aoFechar: () => void;
}) {
  const t = useTextos(textosContrato);
  const [hoje] = useState(hojeNaEscola);
  const [texto, setTexto] = useState('');
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const desfazer = useDesfazer();
  const suspender = useComando(contratosCicloApi.suspenderContrato, { envelhece: ['Contrato'] });
  const reativar = useComando(contratosCicloApi.reativarContrato, { envelhece: ['Contrato'] });
  const dataEfeito = texto.trim() === '' ? null : (parseDataBr(texto) ?? texto.trim());
  const desde = dataEfeito !== null && isDataCivil(dataEfeito) ? dataEfeito : hoje;
  const enviar = async (): Promise<void> => {
    setErro(null);
    const entrada = {
      params: { id: contrato.id },
      body: { versao: contrato.versao, dataEfeito, motivo: motivo.trim() === '' ? null : motivo },
    };
    try {
      if (ato === 'suspender') {
        const { situacaoId, titulosCancelados } = await suspender.mutateAsync(entrada);
        avisar.sucesso(t('contratoSuspenso', { n: titulosCancelados }), { desfazer: () => desfazer(situacaoId) });
      } else {
        const { situacaoId, titulosRestaurados } = await reativar.mutateAsync(entrada);
        avisar.sucesso(t('contratoReativado', { n: titulosRestaurados }), { desfazer: () => desfazer(situacaoId) });
      }
      aoFechar();
    } catch (causa) {
      const campo = causa instanceof ErroApi ? causa.fields.find((f) => f.path === 'dataEfeito') : undefined;
      if (campo) setErro(campo.message);
      else avisar.erro(causa);
    }
  };
  const depois = contrato.titulos.filter((titulo) => saiDaCobranca(titulo, desde));
  const soma = somar(depois.map((titulo) => titulo.saldoCentavos));
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t(ato)}
      rodape={
        <Button loading={suspender.isPending || reativar.isPending} onClick={() => void enviar()}>
          {t(ato)}
        </Button>
      }
    >
      <p>{t('confirmaSituacao', { status: t(ato === 'suspender' ? 'situacao_suspenso' : 'situacao_ativo') })}</p>
      <p className="consequencia" aria-live="polite">
        {ato === 'suspender' ? t('consequenciaSuspender', { n: depois.length, total: formatarReais(soma) }) : t('consequenciaReativar')}
      </p>
      <div className={estilo.campos}>
        <TextInput
          label={t('dataEfeito')}
          placeholder={formatarData(hoje)}
          inputMode="numeric"
          value={texto}
          error={erro}
          onChange={(e) => setTexto(e.currentTarget.value)}
          onBlur={() => dataEfeito !== null && isDataCivil(dataEfeito) && setTexto(formatarData(dataEfeito))}
        />
        <TextInput label={t('motivo')} maxLength={500} value={motivo} onChange={(e) => setMotivo(e.currentTarget.value)} />
      </div>
    </Janela>
  );
}

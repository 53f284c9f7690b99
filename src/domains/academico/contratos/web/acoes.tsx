import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErroApi } from '#platform/web/api.ts';
import { useComando } from '#platform/web/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { parseDataBr } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { contratosApi } from '../api.ts';
import { podeTransitar } from '../situacoes.ts';
import { textosContrato } from '../texts.ts';
import type { ContratoAberto } from './opcoes.ts';

const velhos = [contratosApi.obterContrato, contratosApi.listarContratos, contratosApi.contarContratosPorSituacao];
const falhou = (causa: unknown): void => avisar.erro(causa instanceof ErroApi ? causa.message : String(causa));

/** What may be done with the contract in its state, by this person. Money asks first, with the consequence in figures. */
export function AcoesDoContrato({ contrato, parcelas }: { contrato: ContratoAberto; parcelas: number }) {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const [cancelando, setCancelando] = useState(false);
  const ativar = useComando(contratosApi.ativarContrato, {
    invalida: velhos,
    aoConcluir: ({ titulos }) => avisar.sucesso(t('contratoAtivado', { n: titulos })),
  });
  if (!pode('contratos', 'editar')) return null;
  const pagadores = contrato.responsaveis
    .filter((r) => r.financeiro)
    .map((r) => r.nome)
    .join(', ');
  const aoAtivar = async (): Promise<void> => {
    const sim = await confirmar({
      titulo: t('ativar'),
      texto: t('confirmaSituacao', { status: t('situacao_ativo') }),
      consequencia: t('consequenciaAtivar', { n: parcelas, total: formatarReais(contrato.totais.totalCentavos as Centavos), pagadores }),
      rotuloConfirmar: t('ativar'),
    });
    if (sim) await ativar.mutateAsync({ params: { id: contrato.id }, body: { versao: contrato.versao } }).catch(falhou);
  };
  return (
    <>
      {podeTransitar(contrato.situacao, 'cancelar') && (
        <Button variant="default" onClick={() => setCancelando(true)}>
          {t('cancelar')}
        </Button>
      )}
      {podeTransitar(contrato.situacao, 'ativar') && (
        <Button loading={ativar.isPending} onClick={() => void aoAtivar()}>
          {t('ativar')}
        </Button>
      )}
      <Cancelamento contrato={contrato} aberta={cancelando} aoFechar={() => setCancelando(false)} />
    </>
  );
}

function Cancelamento({ contrato, aberta, aoFechar }: { contrato: ContratoAberto; aberta: boolean; aoFechar: () => void }) {
  const t = useTextos(textosContrato);
  const [dataEfeito, setDataEfeito] = useState('');
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const cancelar = useComando(contratosApi.cancelarContrato, {
    invalida: velhos,
    aoConcluir: ({ titulosCancelados }) => {
      avisar.sucesso(t('contratoCancelado', { n: titulosCancelados }));
      aoFechar();
    },
  });
  const enviar = (): void => {
    const lida = dataEfeito.trim() === '' ? null : (parseDataBr(dataEfeito) ?? dataEfeito);
    setErro(null);
    cancelar
      .mutateAsync({ params: { id: contrato.id }, body: { versao: contrato.versao, dataEfeito: lida, motivo } })
      .catch((causa: unknown) => {
        const campo = causa instanceof ErroApi ? causa.fields.find((f) => f.path === 'dataEfeito') : undefined;
        if (campo) setErro(campo.message);
        else falhou(causa);
      });
  };
  return (
    <Janela
      aberta={aberta}
      aoFechar={aoFechar}
      titulo={t('cancelar')}
      alerta
      rodape={
        <Button color="red" loading={cancelar.isPending} onClick={enviar}>
          {t('cancelar')}
        </Button>
      }
    >
      <p>{t('confirmaSituacao', { status: t('situacao_cancelado') })}</p>
      <p>{t('consequenciaCancelar')}</p>
      <TextInput
        label={t('dataEfeito')}
        placeholder="DD/MM/AAAA"
        value={dataEfeito}
        error={erro}
        onChange={(e) => setDataEfeito(e.currentTarget.value)}
      />
      <TextInput label={t('motivo')} maxLength={500} value={motivo} mt="sm" onChange={(e) => setMotivo(e.currentTarget.value)} />
    </Janela>
  );
}

import { Button } from '@mantine/core';
import { chamar as chamarApi } from '#platform/web/rede/api.ts';
import { envelhecer, invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { chamadasApi } from '../api.ts';
import type { ColunaDoQuadro, contar } from '../rascunho.ts';
import { textosChamada } from '../texts.ts';
import { envioDeChamadas } from './envio-de-chamadas.ts';
import { lidas } from './use-chamadas.ts';
import estilo from './frequencias.module.css';

type Props = {
  coluna: ColunaDoQuadro;
  conta: ReturnType<typeof contar>;
  fechada: boolean;
  comecada: boolean;
  varias: boolean;
  /** It waits in the outbox. */
  esperando: boolean;
  aoComecar: () => void;
  aoExcluir: () => void;
};

/** One roll: of what, by whom it was called, how many stand how, and the way to take it back. */
export function CabecaDaColuna({ coluna, conta, fechada, comecada, varias, esperando, aoComecar, aoExcluir }: Props) {
  const t = useTextos(textosChamada);
  const { pode } = useSessao();
  const { chamada, disciplina, quantidade, data } = coluna;
  const nome =
    disciplina === null
      ? t('diaInteiro', { data: formatarData(data) })
      : t('aulaDe', { disciplina, tempos: t('tempos', { n: quantidade }) });
  const excluir = async (): Promise<void> => {
    if (!chamada) return;
    const motivo = await perguntarMotivo({
      titulo: `${t('excluir')}: ${nome}`,
      texto: t('excluirTexto'),
      rotuloConfirmar: t('excluir'),
      rotuloMotivo: t('motivo'),
      maximo: 300,
      perigo: true,
    });
    if (motivo === null) return;
    try {
      await chamarApi(chamadasApi.excluirChamada, { params: { id: chamada.id }, query: { Versao: chamada.versao, Motivo: motivo } });
      avisar.sucesso(t('excluida'));
      aoExcluir();
    } catch (erro) {
      avisar.erro(erro);
    }
    await Promise.all([...lidas.map(invalidar), envelhecer(...envioDeChamadas.envelhece)]);
  };
  const contada = chamada !== null || comecada;
  return (
    <div className={estilo.cabeca}>
      <strong>{nome}</strong>
      {chamada && <span className="suave">{t('feitaPor', { por: chamada.por, em: escreverInstante(chamada.em) })}</span>}
      {(esperando || !chamada) && <Etiqueta tom="alerta">{t(esperando ? 'esperandoRede' : 'naoChamada')}</Etiqueta>}
      {contada && (
        <span>
          {t('conta', { presentes: conta.presente, faltas: conta.falta, justificadas: conta.justificada })}
          {conta.nao_chamado > 0 && `, ${t('foraDaChamada', { n: conta.nao_chamado })}`}
        </span>
      )}
      {varias && !contada && !fechada && (
        <Button variant="default" size="xs" onClick={aoComecar}>
          {t('chamarEsta')}
        </Button>
      )}
      {chamada && !fechada && (pode('diario-frequencias', 'excluir') || pode('diario-frequencias', 'editar')) && (
        <Button variant="subtle" size="xs" onClick={() => void excluir()}>
          {t('excluir')}
        </Button>
      )}
    </div>
  );
}

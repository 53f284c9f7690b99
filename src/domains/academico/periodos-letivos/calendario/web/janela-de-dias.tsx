import { formatarData } from '#shared/datas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  Formulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { calendarioApi } from '../api.ts';
import { type DiaDoCalendario, tiposDeDia } from '../dias.ts';
import { esquemaDias } from '../esquemas.ts';
import { textosCalendario } from '../texts.ts';
import { nomeDoDia } from './rotulos.ts';

const campo = camposDe<typeof esquemaDias>();
export type Trecho = { de: string; ate: string; dia: (DiaDoCalendario & { versao: number }) | null };

/** What a day, or a stretch of days, is. */
export function JanelaDeDias({ periodoId, trecho, aoFechar }: { periodoId: number; trecho: Trecho; aoFechar: () => void }) {
  const t = useTextos(textosCalendario);
  const { de, ate, dia } = trecho;
  const titulo = de === '' ? t('marcarDias') : de === ate ? formatarData(de) : `${formatarData(de)} – ${formatarData(ate)}`;
  return (
    <Janela aberta aoFechar={aoFechar} titulo={titulo} rodape={<BotaoSalvar formulario="dias" />}>
      <Formulario
        id="dias"
        esquema={esquemaDias}
        valoresIniciais={{
          de,
          ate,
          tipo: dia?.tipo ?? (de === ate ? 'feriado' : 'recesso'),
          nome: dia?.nome ?? null,
          segueDiaSemana: dia?.segueDiaSemana ?? null,
          versao: dia?.versao ?? null,
        }}
        aoSalvar={(valores, _saida, chaveIdempotencia) => {
          // The version seen is of the day that was opened, not of another that was typed in its place.
          const versao = valores.de === de && valores.ate === ate ? valores.versao : null;
          return chamar(calendarioApi.marcarDias, { params: { id: periodoId }, body: { ...valores, versao } }, { chaveIdempotencia });
        }}
        aposSalvar={(resposta) => {
          const { dias } = resposta as { dias: number };
          if (dias === 0) avisar.info(t('nadaAMarcar'));
          else avisar.sucesso(t('salvo', { n: dias }));
          void envelhecer('PeriodoLetivo');
          aoFechar();
        }}
      >
        <Campos />
      </Formulario>
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosCalendario);
  const { idioma } = useIdioma();
  const tipo = useValor(campo('tipo'));
  const tipos = useOpcoes(tiposDeDia);
  return (
    <EmColunas>
      <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={6} opcoes={tipos} placeholder={t('comoASemana')} autoFoco />
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={6} maximo={80} dica={t('nomeDica')} />
      <CampoData nome={campo('de')} rotulo={t('de')} colunas={6} />
      <CampoData nome={campo('ate')} rotulo={t('ate')} colunas={6} />
      {tipo === 'letivo' && (
        <CampoSelecao
          nome={campo('segueDiaSemana')}
          rotulo={t('segue')}
          colunas={6}
          dica={t('segueDica')}
          placeholder={t('segueNenhum')}
          opcoes={[1, 2, 3, 4, 5].map((valor) => ({ valor, rotulo: nomeDoDia(valor, idioma) }))}
        />
      )}
    </EmColunas>
  );
}

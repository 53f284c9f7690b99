import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { aulasApi } from '#domains/academico/diario/aulas/api.ts';
import { isNaFila } from '#domains/academico/diario/chamadas/envio.ts';
import { escreverPrevista } from '#domains/academico/diario/chamadas/prevista.ts';
import { useChamadasNaFila } from '#domains/academico/diario/chamadas/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { criarChaveDeEnvio } from '#platform/web/rede/chave-de-envio.ts';
import { isSemConexao } from '#platform/web/sem-rede/consultas-guardadas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { textosPainelProfessor } from '../texts.ts';
import type { AulaDeHoje, Painel } from './leitura.ts';
import estilo from './painel.module.css';

const ConteudoDaAula = lazy(() => import('#domains/academico/diario/aulas/web/door.tsx').then((m) => ({ default: m.ConteudoDaAula })));

/** Today's lessons, each with its roll and its content one touch away. */
export function AulasDeHoje({ painel: { aulas, dia } }: { painel: Painel }) {
  const t = useTextos(textosPainelProfessor);
  const [aberta, setAberta] = useState<AulaDeHoje | null>(null);
  const fechar = (): void => {
    setAberta(null);
    void envelhecer('PainelProfessor');
  };
  return (
    <Cartao titulo={t('hoje', { dia: formatarData(dia) })} className={estilo.hoje}>
      {aulas.length === 0 && (
        <p className="suave">
          {t('semAulas')} {t('semAulasTexto')}
        </p>
      )}
      <ol className={estilo.aulas}>
        {aulas.map((aula) => (
          <Aula key={`${aula.turmaDisciplinaId}:${aula.aulaId}:${aula.ordem}`} aula={aula} dia={dia} aoAbrir={() => setAberta(aula)} />
        ))}
      </ol>
      {aberta && (
        <Suspense fallback={null}>
          <ConteudoDaAula {...aberta} data={dia} aoFechar={fechar} />
        </Suspense>
      )}
    </Cartao>
  );
}

function Aula({ aula, dia, aoAbrir }: { aula: AulaDeHoje; dia: string; aoAbrir: () => void }) {
  const t = useTextos(textosPainelProfessor);
  const { pode, semRede } = useSessao();
  const { disciplina, turma, inicio, quantidade, aulaId, conteudo, chamada } = aula;
  const { chamarAula, dando } = useChamarAula(aula, dia);
  const naFila = isNaFila(aula, dia, useChamadasNaFila());
  const daChamada = chamada ? 'verChamada' : aulaId === null ? 'darEChamar' : 'fazerChamada';
  const situacao = chamada ? 'chamada' : aulaId === null ? 'prevista' : 'dada';
  const nome = (ato: 'conteudo' | typeof daChamada): string => t('deQual', { ato: t(ato), disciplina, turma });
  const escreve = aulaId === null ? pode('diario-aulas', 'criar') : pode('diario-aulas', 'visualizar');
  return (
    <li>
      <span className={estilo.hora}>{inicio ?? '–'}</span>
      <span className={estilo.qual}>
        <strong>{disciplina}</strong>
        <span className="suave">
          {turma} · {t('tempos', { n: quantidade })}
        </span>
        <span className={estilo.etiquetas}>
          <Etiqueta tom={chamada ? 'sucesso' : aulaId === null ? 'aberto' : 'alerta'}>{t(situacao)}</Etiqueta>
          {naFila && <Etiqueta tom="alerta">{t('naFila')}</Etiqueta>}
          {aulaId !== null && !conteudo && <Etiqueta tom="alerta">{t('semConteudo')}</Etiqueta>}
        </span>
      </span>
      <span className={estilo.atos}>
        <Button
          variant={chamada ? 'default' : 'filled'}
          loading={dando}
          disabled={!pode('diario-frequencias', 'visualizar')}
          aria-label={nome(daChamada)}
          onClick={chamarAula}
        >
          {t(daChamada)}
        </Button>
        {escreve && !semRede && (
          <Button variant="default" aria-label={nome('conteudo')} onClick={aoAbrir}>
            {t('conteudo')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Opens the roll of a lesson. One that nobody gave is given first; without a network it is given with its roll. */
function useChamarAula({ turmaId, turmaDisciplinaId, aulaId, ordem, quantidade, controle, chamada }: AulaDeHoje, dia: string) {
  const irPara = useIrPara();
  const { pode, semRede } = useSessao();
  const [chaves] = useState(criarChaveDeEnvio);
  const [dando, setDando] = useState(false);
  const abrir = (prevista?: string): Promise<void> =>
    irPara('diario-frequencias', undefined, { TurmaId: turmaId, TurmaDisciplinaId: turmaDisciplinaId, Data: dia, Prevista: prevista });
  const comAChamada = ordem === null ? undefined : escreverPrevista({ ordem, quantidade });
  const dar = async (): Promise<void> => {
    const body = { aulas: [{ turmaDisciplinaId, dataAula: dia, quantidade, ordem, docenteId: null }], conteudo: null, tarefa: null };
    setDando(true);
    try {
      await chamar(aulasApi.criarAulas, { body }, { chaveIdempotencia: chaves.para(body) });
      chaves.aoResponder(null);
      await envelhecer('Aula', 'PainelProfessor', 'Frequencia');
      await abrir();
    } catch (erro) {
      chaves.aoResponder(erro);
      if (isSemConexao(erro)) await abrir(comAChamada);
      else avisar.erro(erro);
    } finally {
      setDando(false);
    }
  };
  const chamarAula = (): void => {
    const porDar = aulaId === null && !chamada && pode('diario-aulas', 'criar');
    if (!porDar || (semRede && controle === 'por_dia')) return void abrir();
    void (semRede ? abrir(comAChamada) : dar());
  };
  return { chamarAula, dando };
}

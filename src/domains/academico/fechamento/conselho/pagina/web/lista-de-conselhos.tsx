import { lazy, Suspense, useEffect } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco, useIrPara } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import estilo from './conselho.module.css';
import { DO_ANO, type TurmaNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

const AbrirConselho = lazy(() => import('./abrir-conselho.tsx'));

/** The classes of a year with their councils; one that another screen asks for is gone to, or opened. */
export default function ListaDeConselhos() {
  const t = useTextos(textosConselho);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [{ ano, segmentacao, turma, etapa }, mudar] = useEndereco('ano', 'segmentacao', 'turma', 'etapa');
  const { anos, anoLetivoAtualId, segmentacoes } = useAnosLetivos();
  const anoLetivoId = ano ? Number(ano) : anoLetivoAtualId;
  const query = { AnoLetivoId: anoLetivoId ?? 0, ...(segmentacao ? { SegmentacaoId: Number(segmentacao) } : {}) };
  const { data, error, refetch } = useConsulta(
    conselhoApi.listarConselhos,
    { query },
    { ativa: anoLetivoId !== null, manterAnterior: true },
  );
  const pedida = data?.turmas.find(({ id }) => String(id) === turma);
  const etapaId = etapa === undefined || etapa === DO_ANO ? null : Number(etapa);
  const achado = pedida?.conselhos.find((c) => c.etapaId === etapaId)?.id;
  useEffect(() => {
    if (achado !== undefined) void irPara('conselho-de-classe', { id: achado }, {}, { substituir: true });
  }, [achado, irPara]);
  const abre = pode('conselho-de-classe', 'criar');
  const semConselho = pedida && achado === undefined ? pedida : null;
  const porque = !semConselho ? null : semConselho.anoFechado ? 'naoHouve' : abre ? null : 'aindaNaoHa';
  return (
    <Pagina>
      <div className="escolhas">
        <Escolha
          rotulo={t('anoLetivo')}
          valor={anoLetivoId}
          opcoes={anos.map(({ id, ano: nome }) => ({ valor: id, rotulo: String(nome) }))}
          aoMudar={(id) => mudar({ ano: id })}
        />
        <Escolha
          rotulo={t('segmentacao')}
          valor={segmentacao ? Number(segmentacao) : 0}
          opcoes={[{ valor: 0, rotulo: t('todas') }, ...segmentacoes.map(({ id, nome }) => ({ valor: id, rotulo: nome }))]}
          aoMudar={(id) => mudar({ segmentacao: id || undefined })}
        />
      </div>
      {semConselho && porque && (
        <p role="status">
          {t(porque, { turma: semConselho.nome, etapa: semConselho.etapas.find(({ id }) => id === etapaId)?.nome ?? t('doAno') })}
        </p>
      )}
      {!data ? (
        error ? (
          <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />
        ) : (
          <Esqueleto linhas={10} />
        )
      ) : data.turmas.length === 0 ? (
        <EstadoVazio titulo={t('nenhumaTurma')} texto={t('nenhumaTurmaTexto')} />
      ) : (
        <Tabela
          legenda={t('turmas')}
          colunas={[t('turma'), t('curso'), t('alunos'), t('conselhos')]}
          numericas={[2]}
          cartao={{ titulo: 0, apoio: 1, valor: 2 }}
          linhas={data.turmas.map((item) => ({
            chave: item.id,
            celulas: [
              item.nome,
              item.curso,
              item.alunos,
              <DaTurma key="conselhos" turma={item} aoAbrir={abre ? (qual) => mudar({ turma: item.id, etapa: qual ?? DO_ANO }) : null} />,
            ],
          }))}
        />
      )}
      {abre && semConselho && porque === null && (
        <Suspense fallback={null}>
          <AbrirConselho turma={semConselho} etapaId={etapaId} aoFechar={() => mudar({ turma: undefined, etapa: undefined })} />
        </Suspense>
      )}
    </Pagina>
  );
}

/** Of each etapa and of the year: the council that stands, or the way to open one. */
function DaTurma({ turma, aoAbrir }: { turma: TurmaNaTela; aoAbrir: ((etapaId: number | null) => void) | null }) {
  const t = useTextos(textosConselho);
  const etapas = [...turma.etapas, { id: null, nome: t('etapaAno') }];
  return (
    <ul className={estilo.etapas}>
      {etapas.map(({ id, nome }) => {
        const conselho = turma.conselhos.find((c) => c.etapaId === id);
        const estado = conselho?.ata ? t('comAta', { numero: conselho.ata }) : t('emAberto');
        const nomes = { turma: turma.nome, etapa: nome };
        return (
          <li key={id ?? DO_ANO}>
            <span className="suave">{nome}</span>{' '}
            {conselho ? (
              <Elo tela="conselho-de-classe" params={{ id: conselho.id }} aria-label={t('verNaLista', { ...nomes, estado })}>
                {estado}
              </Elo>
            ) : aoAbrir && !turma.anoFechado ? (
              <button type="button" className="botao-simples" aria-label={t('abrirNaLista', nomes)} onClick={() => aoAbrir(id)}>
                {t('abrir')}
              </button>
            ) : (
              '–'
            )}
          </li>
        );
      })}
    </ul>
  );
}

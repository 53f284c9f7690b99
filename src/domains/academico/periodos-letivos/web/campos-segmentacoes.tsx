import { Button } from '@mantine/core';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  type Caminho,
  CampoData,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { dividirEmEtapas } from '../regras.ts';
import { textosPeriodoLetivo } from '../texts.ts';
import { useAnosLetivos } from './door.tsx';
import estilo from './periodo.module.css';
import type { esquemaPeriodo } from '../api.ts';
import type { z } from 'zod';

const campo = camposDe<typeof esquemaPeriodo>();

type Divisao = { quantidade: number; rotulo: 'bimestres' | 'trimestres' | 'semestres'; nome: 'bimestreN' | 'trimestreN' | 'semestreN' };
const divisoes: readonly Divisao[] = [
  { quantidade: 4, rotulo: 'bimestres', nome: 'bimestreN' },
  { quantidade: 3, rotulo: 'trimestres', nome: 'trimestreN' },
  { quantidade: 2, rotulo: 'semestres', nome: 'semestreN' },
];

/** The segmentações that a period serves and, for each, its etapas; dividing the period fills them in one click. */
export function CamposSegmentacoes({ fechadas }: { fechadas: ReadonlySet<number> }) {
  const t = useTextos(textosPeriodoLetivo);
  const { segmentacoes, carregou } = useAnosLetivos();
  const usadas = new Set<unknown>(useValor(campo('segmentacoes'))?.map((s) => s.segmentacaoId));
  const primeiraLivre = segmentacoes.find(({ id }) => !usadas.has(id))?.id ?? '';
  return (
    <SecaoFormulario titulo={t('segmentacoesEEtapas')}>
      {carregou && segmentacoes.length === 0 && (
        <p className="inteira" role="note">
          {t('semSegmentacoes')}{' '}
          <Elo tela="cursos-estrutura" search={{ abrir: 'segmentacoes' }}>
            {t('criarSegmentacao')}
          </Elo>
        </p>
      )}
      <div className="inteira">
        <ListaDeCampos
          nome={campo('segmentacoes')}
          rotulo={t('segmentacoes')}
          nomeDoItem={(i) => t('segmentacaoN', { n: i + 1 })}
          rotuloAdicionar={t('adicionarSegmentacao')}
          novo={() => ({ segmentacaoId: primeiraLivre, etapas: [] })}
        >
          {(prefixo) => <Segmentacao prefixo={prefixo} fechadas={fechadas} opcoes={comoOpcoes(segmentacoes)} />}
        </ListaDeCampos>
      </div>
    </SecaoFormulario>
  );
}

function Segmentacao({
  prefixo,
  opcoes,
  fechadas,
}: {
  prefixo: Caminho<z.input<typeof esquemaPeriodo>['segmentacoes'][number]>;
  opcoes: { valor: number; rotulo: string }[];
  fechadas: ReadonlySet<number>;
}) {
  const t = useTextos(textosPeriodoLetivo);
  const { ler, definir } = useFormulario();
  const segmentacaoId = useValor(dentro(prefixo, 'segmentacaoId'));
  const nome = opcoes.find((opcao) => opcao.valor === segmentacaoId)?.rotulo ?? t('segmentacao');
  const dividir = ({ quantidade, nome: nomeDa }: Divisao): void => {
    const etapas = dividirEmEtapas(ler(campo('dataInicio')) ?? '', ler(campo('dataFim')) ?? '', quantidade, (n) =>
      t(nomeDa, { n: String(n) }),
    );
    if (etapas.length === 0) avisar.info(t('informeDatasAntes'));
    else definir(dentro(prefixo, 'etapas'), etapas);
  };
  return (
    <>
      <CampoSelecao nome={dentro(prefixo, 'segmentacaoId')} rotulo={t('segmentacao')} colunas={5} opcoes={opcoes} />
      <div className={estilo.divisao} role="group" aria-label={`${t('dividirEm')}: ${nome}`}>
        <span>{t('dividirEm')}</span>
        {divisoes.map((divisao) => (
          <Button key={divisao.rotulo} variant="default" size="xs" onClick={() => dividir(divisao)}>
            {t(divisao.rotulo)}
          </Button>
        ))}
      </div>
      {typeof segmentacaoId === 'number' && fechadas.has(segmentacaoId) && <p className="inteira">{t('fechadaAviso')}</p>}
      <div className="inteira">
        <ListaDeCampos
          nome={dentro(prefixo, 'etapas')}
          rotulo={t('etapasDe', { nome })}
          nomeDoItem={(i) => t('etapaN', { n: i + 1 })}
          rotuloAdicionar={t('adicionarEtapa')}
          maximo={12}
          novo={() => ({ nome: '', dataInicio: '', dataFim: '', peso: '1.0000' })}
        >
          {(etapa) => (
            <>
              <CampoTexto nome={dentro(etapa, 'nome')} rotulo={t('nome')} colunas={4} maximo={60} />
              <CampoData nome={dentro(etapa, 'dataInicio')} rotulo={t('dataInicio')} colunas={3} />
              <CampoData nome={dentro(etapa, 'dataFim')} rotulo={t('dataFim')} colunas={3} />
              <CampoNumero nome={dentro(etapa, 'peso')} rotulo={t('peso')} colunas={2} casas={4} />
            </>
          )}
        </ListaDeCampos>
      </div>
    </>
  );
}

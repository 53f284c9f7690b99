import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { rematriculasPreviaApi } from '../api.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { Barra } from './barra.tsx';
import { type Busca, criteriosDe, type MudarBusca } from '#domains/academico/rematriculas/web/busca.ts';
import { Composicao } from './composicao.tsx';
import { comMotivos, escolhidosDe, type LinhaDaPrevia } from './escolhidos.ts';
import { Opcoes } from './opcoes.tsx';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import { Situacoes } from './situacoes.tsx';
import { TabelaPrevia } from './tabela-previa.tsx';
import { useAtos } from './use-atos.ts';
import { useMarcas } from './use-marcas.ts';

type Props = { busca: Busca & { de: number; para: number }; mudar: MudarBusca; semLinhas: ReactNode };

/** The preview of a source: nothing is written, ticks and choices stay on this computer until the run. */
export function Previa({ busca, mudar, semLinhas }: Props) {
  const t = useTextos(textosRematricula);
  const { de, para, segmentacao, curso, turma } = busca;
  const { marcas, mudar: marcar, esquecer } = useMarcas(`rematricula:${de}-${para}`);
  const body = useMemo(
    () => ({
      anoOrigemId: de,
      anoDestinoId: para,
      segmentacaoId: segmentacao ?? null,
      cursoId: curso ?? null,
      turmaId: turma ?? null,
      ...criteriosDe(busca),
      escolhas: Object.entries(marcas).flatMap(([id, { turmaId }]) =>
        turmaId === undefined ? [] : [{ matriculaId: Number(id), turmaId }],
      ),
    }),
    [de, para, segmentacao, curso, turma, busca, marcas],
  );
  const consulta = useConsulta(rematriculasPreviaApi.preverRematricula, { body }, { manterAnterior: true });
  const previa = useMemo(() => consulta.data && comMotivos(consulta.data), [consulta.data]);
  const [explicada, setExplicada] = useState<LinhaDaPrevia | null>(null);
  const atos = useAtos({ busca, previa, marcas, marcar, esquecer, mudar, explicar: setExplicada });
  const { pode } = useSessao();
  // The years above stay, to choose others.
  if (consulta.error instanceof ErroApi && consulta.error.code === 'REMATRICULA_AINDA_NAO') {
    return (
      <EstadoVazio
        titulo={t('aindaNaoTitulo')}
        texto={consulta.error.message}
        acao={<Elo tela="matriculas">{t('irParaMatriculas')}</Elo>}
      />
    );
  }
  // An address kept from before the school asked for signatures: the way on is one click.
  if (consulta.error instanceof ErroApi && consulta.error.code === 'REMATRICULA_EXIGE_ASSINATURA') {
    return (
      <EstadoVazio
        titulo={t('exigeAssinaturaTitulo')}
        texto={consulta.error.message}
        acao={<Button onClick={() => mudar({ contratos: null })}>{t('usarRascunho')}</Button>}
      />
    );
  }
  // A due date kept in the address that has passed since.
  if (consulta.error instanceof ErroApi && consulta.error.code === 'REMATRICULA_VENCIMENTO_INVALIDO' && !previa) {
    return (
      <EstadoVazio
        titulo={t('vencimentoInvalidoTitulo')}
        texto={consulta.error.message}
        acao={<Button onClick={() => mudar({ vencimento: null })}>{t('usarVencimentoPadrao')}</Button>}
      />
    );
  }
  if (consulta.error && !previa) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!previa) return <Esqueleto linhas={12} />;
  if (previa.linhas.length === 0) return semLinhas;
  const aptos = previa.linhas.filter(({ situacao }) => situacao === 'apto');
  return (
    <>
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      <Opcoes busca={busca} previa={previa} mudar={mudar} />
      <div className={estilo.ferramentas}>
        <Situacoes previa={previa} busca={busca} />
        <Button variant="default" disabled={aptos.length === 0} onClick={() => atos.marcarAptos(aptos, true)}>
          {t('marcarAptos')}
        </Button>
      </div>
      <TabelaPrevia
        previa={previa}
        marcas={marcas}
        busca={busca}
        mudar={mudar}
        atos={atos.daLinha}
        marcarAptos={atos.marcarAptos}
        semLinhas={semLinhas}
        atualizando={consulta.isFetching}
      />
      <Barra
        previa={previa}
        escolhidos={escolhidosDe(previa.linhas, marcas)}
        podeExecutar={pode('rematriculas', 'criar')}
        ocupada={atos.executando}
        aoMudarTurma={atos.mudarTurma}
        aoLiberar={atos.liberarTodos}
        aoExecutar={atos.executar}
        aoDesmarcar={atos.desmarcar}
      />
      <Composicao
        linha={explicada}
        plano={explicada === null || explicada.plano === null ? null : (previa.planos[explicada.plano] ?? null)}
        ano={previa.anoDestino}
        aoFechar={() => setExplicada(null)}
      />
    </>
  );
}

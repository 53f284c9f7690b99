import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avaliacoesApi } from '../api.ts';
import { textosAvaliacoes } from '../texts.ts';
import type { AvaliacaoDaLista, Avaliacoes } from './leitura.ts';
import { relerAvaliacoes } from './reler.ts';

type Props = { dados: Avaliacoes; itens: readonly AvaliacaoDaLista[]; aoFechar: () => void };

/** Copies evaluations to parallel classes and to the next year, in one act. */
export default function CopiarAvaliacoes({ dados, itens, aoFechar }: Props) {
  const t = useTextos(textosAvaliacoes);
  const { data, error, refetch } = useConsulta(avaliacoesApi.destinosDaCopia, { query: { TurmaDisciplinaId: dados.disciplina.id } });
  const [quais, setQuais] = useState<ReadonlySet<number>>(() => new Set(itens.map(({ id }) => id)));
  const [destinos, setDestinos] = useState<ReadonlySet<number>>(new Set());
  const comando = useComando(avaliacoesApi.copiarAvaliacoes);
  const copiar = async (): Promise<void> => {
    try {
      const body = { turmaDisciplinaId: dados.disciplina.id, ids: [...quais], destinos: [...destinos] };
      const { criadas, existentes, semLugar } = await comando.mutateAsync({ body });
      const partes = [t('copiadas', { n: criadas }), ...(existentes > 0 ? [t('existentes', { n: existentes })] : [])];
      avisar.sucesso([...partes, ...(semLugar > 0 ? [t('semLugar', { n: semLugar })] : [])].join(' '));
      await relerAvaliacoes();
      aoFechar();
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('copiarTitulo', { disciplina: dados.disciplina.nome })}
      rodape={
        <Button loading={comando.isPending} disabled={quais.size === 0 || destinos.size === 0} onClick={() => void copiar()}>
          {t('copiarAgora')}
        </Button>
      }
    >
      <p>{t('copiarTexto')}</p>
      <Marcas legenda={t('quais')} marcadas={quais} aoMudar={setQuais} opcoes={itens.map(({ id, nome }) => ({ id, nome }))} />
      {data?.itens.length === 0 && <p>{t('semDestinos')}</p>}
      {data && data.itens.length > 0 && (
        <Marcas
          legenda={t('paraOnde')}
          marcadas={destinos}
          aoMudar={setDestinos}
          opcoes={data.itens.map(({ id, turma, ano }) => ({ id, nome: t('destino', { turma, ano }) }))}
        />
      )}
      {!data && (error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={3} />)}
    </Janela>
  );
}

type PropsMarcas = {
  legenda: string;
  opcoes: readonly { id: number; nome: string }[];
  marcadas: ReadonlySet<number>;
  aoMudar: (marcadas: ReadonlySet<number>) => void;
};

function Marcas({ legenda, opcoes, marcadas, aoMudar }: PropsMarcas) {
  const alternar = (id: number): void => {
    const novas = new Set(marcadas);
    if (!novas.delete(id)) novas.add(id);
    aoMudar(novas);
  };
  return (
    <fieldset>
      <legend>{legenda}</legend>
      {opcoes.map(({ id, nome }) => (
        <Checkbox key={id} label={nome} checked={marcadas.has(id)} onChange={() => alternar(id)} />
      ))}
    </fieldset>
  );
}

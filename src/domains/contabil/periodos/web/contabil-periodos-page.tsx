import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, camposDe, CampoNumero, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { novoExercicio, periodosContabeisApi as api } from '../api.ts';
import { textosPeriodos } from '../texts.ts';
import { type Exercicio, TabelaDoExercicio } from './tabela-do-exercicio.tsx';

const campo = camposDe<typeof novoExercicio>();
const FORMULARIO = 'novo-exercicio';

/** The years of the books with their months: what is open, what is closed and by whom. */
export default function PeriodosContabeisPage() {
  const t = useTextos(textosPeriodos);
  const { pode } = useSessao();
  const [abrindo, setAbrindo] = useState(false);
  const { data, error, refetch } = useConsulta(api.listarExercicios, {});
  const abrir = pode('contabil-periodos', 'criar') && <Button onClick={() => setAbrindo(true)}>{t('abrirExercicio')}</Button>;
  const proximo = data?.itens[0] ? data.itens[0].ano + 1 : Number(hojeNaEscola().slice(0, 4));
  return (
    <Pagina
      acoes={
        <>
          <Elo tela="contabil-fechamento">{t('irFechar')}</Elo>
          {abrir}
        </>
      }
    >
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={14} />}
      {data?.itens.length === 0 && <EstadoVazio titulo={t('vazio')} texto={t('vazioTexto')} acao={abrir} />}
      {data?.itens.map((exercicio, i) => (
        <UmExercicio key={exercicio.ano} exercicio={exercicio} naPonta={i === 0 || i === data.itens.length - 1} />
      ))}
      <Janela
        aberta={abrindo}
        aoFechar={() => setAbrindo(false)}
        titulo={t('abrirExercicio')}
        rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('abrirExercicio')} />}
      >
        <Formulario
          id={FORMULARIO}
          esquema={novoExercicio}
          valoresIniciais={{ ano: proximo }}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(api.abrirExercicio, { body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            avisar.sucesso(t('aberto_agora', { ano: (resposta as { ano: number }).ano }));
            setAbrindo(false);
            void envelhecer('ExercicioContabil', 'PeriodoContabil');
          }}
        >
          <EmColunas>
            <CampoNumero nome={campo('ano')} rotulo={t('ano')} colunas={12} autoFoco />
          </EmColunas>
        </Formulario>
      </Janela>
    </Pagina>
  );
}

function UmExercicio({ exercicio, naPonta }: { exercicio: Exercicio; naPonta: boolean }) {
  const t = useTextos(textosPeriodos);
  const { pode } = useSessao();
  const { ano, periodos } = exercicio;
  const tentar = async (fazer: () => Promise<unknown>, aviso: string): Promise<void> => {
    await fazer().then(() => avisar.sucesso(aviso), avisar.erro);
    await envelhecer('ExercicioContabil', 'PeriodoContabil');
  };
  const excluir = async (): Promise<void> => {
    if (await confirmar({ titulo: t('excluir'), texto: t('excluirTexto', { ano }), rotuloConfirmar: t('excluir'), perigo: true }))
      await tentar(() => chamar(api.excluirExercicio, { params: { ano } }), t('excluido'));
  };
  const encerrado = periodos.at(-1)?.situacao === 'fechado';
  const intocado = exercicio.ultimoNumero === 0 && periodos.every((p) => p.ultima === null);
  return (
    <section aria-label={t('exercicio', { ano })}>
      <h2>{t('exercicio', { ano })}</h2>
      <TabelaDoExercicio exercicio={exercicio} />
      <p>
        {pode('contabil-periodos', 'criar') && !encerrado && periodos.every((p) => p.tipo !== 'ajuste') && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => void tentar(() => chamar(api.abrirAjuste, { params: { ano } }), t('ajusteAberto'))}
          >
            {t('abrirAjuste')}
          </Button>
        )}
        {pode('contabil-periodos', 'excluir') && naPonta && intocado && (
          <Button variant="subtle" size="xs" color="red" onClick={() => void excluir()}>
            {t('excluir')}
          </Button>
        )}
      </p>
    </section>
  );
}

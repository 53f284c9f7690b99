import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoAlternar, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { copiaApi } from '../api.ts';
import { esquemaCopiaDeAno } from '../esquemas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { lidas } from '#domains/academico/estrutura/web/lidas.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

const campo = camposDe<typeof esquemaCopiaDeAno>();

type Previa = { pedido: z.input<typeof esquemaCopiaDeAno>; dados: RespostaCliente<typeof copiaApi.preverCopiaDeAno> };

/** The classes, subjects and teachers of a year for another one: what would be made and what is there, then the copy. */
export default function CopiaDeAno({ origemId, aoFechar }: { origemId: number | undefined; aoFechar: () => void }) {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const { anos } = useAnosLetivos();
  const [previa, setPrevia] = useState<Previa | null>(null);
  const opcoes = anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }));
  const origem = anos.find((a) => a.id === origemId) ?? anos[1] ?? anos[0];
  const destino = anos.find((a) => a.ano === (origem?.ano ?? 0) + 1) ?? anos.find((a) => a.id !== origem?.id);
  const copiar = useComando(copiaApi.copiarAno, {
    envelhece: lidas,
    aoConcluir: (feito) => {
      avisar.sucesso(
        t('copiado', {
          turmas: feito.turmasCriadas,
          disciplinas: feito.disciplinasCriadas,
          docentes: feito.docentesCriados,
          fora: feito.turmasRecusadas + feito.disciplinasRecusadas + feito.docentesRecusados,
        }),
      );
      aoFechar();
    },
  });
  const totais = previa?.dados.totais;
  const aCriar = totais ? totais.turmasCriadas + totais.disciplinasCriadas + totais.docentesCriados : 0;
  const mudou = (): void => setPrevia(null);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('copiarAno')}
      tamanho="larga"
      rodape={
        previa && aCriar > 0 ? (
          <Button
            loading={copiar.isPending}
            onClick={() => copiar.mutate({ body: previa.pedido }, { onError: (erro) => avisar.erro(erro) })}
          >
            {t('copiarAgora')}
          </Button>
        ) : (
          <BotaoSalvar formulario="copia-de-ano" rotulo={t('verPrevia')} />
        )
      }
    >
      <p className="suave">{t('copiarAnoTexto')}</p>
      <Formulario
        id="copia-de-ano"
        guarda={false}
        esquema={esquemaCopiaDeAno}
        valoresIniciais={{ origemAnoLetivoId: origem?.id ?? '', destinoAnoLetivoId: destino?.id ?? '', disciplinas: true, docentes: false }}
        aoSalvar={async (pedido) => setPrevia({ pedido, dados: await chamar(copiaApi.preverCopiaDeAno, { body: pedido }) })}
      >
        <EmColunas>
          <CampoSelecao nome={campo('origemAnoLetivoId')} rotulo={t('anoOrigem')} colunas={3} opcoes={opcoes} aoMudar={mudou} />
          <CampoSelecao nome={campo('destinoAnoLetivoId')} rotulo={t('anoDestino')} colunas={3} opcoes={opcoes} aoMudar={mudou} />
          <CampoAlternar nome={campo('disciplinas')} rotulo={t('comDisciplinas')} colunas={6} aoMudar={mudou} />
          {pode('docentes-periodo', 'criar') && (
            <CampoAlternar nome={campo('docentes')} rotulo={t('comDocentes')} colunas={6} aoMudar={mudou} />
          )}
        </EmColunas>
      </Formulario>
      <div role="status">{previa && <PreviaDaCopia dados={previa.dados} nada={aCriar === 0} />}</div>
    </Janela>
  );
}

function PreviaDaCopia({ dados: { totais, itens }, nada }: { dados: Previa['dados']; nada: boolean }) {
  const t = useTextos(textosEnsino);
  const linhas = [
    [t('turmas'), totais.turmasCriadas, totais.turmasExistentes, totais.turmasRecusadas],
    [t('disciplinas'), totais.disciplinasCriadas, totais.disciplinasExistentes, totais.disciplinasRecusadas],
    [t('docentes'), totais.docentesCriados, totais.docentesExistentes, totais.docentesRecusados],
  ] as const;
  // A class that is not copied says why in its own row, once for all that is in it.
  const deFora = itens.flatMap((item) => [
    ...(item.motivo === null ? [] : [[item.turma, t('turmaInteira'), item.motivo]]),
    ...item.deFora.map(({ disciplina, docente, motivo }) => [
      item.turma,
      docente === null ? disciplina : t('docenteDe', { docente, disciplina }),
      motivo,
    ]),
  ]);
  const dizer = (item: Previa['dados']['itens'][number]): string =>
    item.motivo ??
    [
      t(item.turmaExiste ? 'turmaExiste' : 'turmaNova'),
      ...(item.disciplinas.length > 0
        ? [t('maisDisciplinas', { n: t('nDisciplinas', { n: item.disciplinas.length }), nomes: item.disciplinas.join(', ') })]
        : []),
      ...(item.docentes > 0 ? [t('nDocentes', { n: item.docentes })] : []),
    ].join(' · ');
  return (
    <>
      <Tabela
        legenda={t('previaDaCopia')}
        colunas={['', t('criadas'), t('existem'), t('ficamDeFora')]}
        numericas={[1, 2, 3]}
        linhas={linhas.map(([nome, ...numeros]) => ({
          chave: nome,
          celulas: [nome, <strong key="c">{numeros[0]}</strong>, numeros[1], numeros[2]],
        }))}
      />
      {deFora.length > 0 && (
        <details className={estilo.recolhido} open>
          <summary>{t('ficamDeFora')}</summary>
          <Tabela
            legenda={t('ficamDeFora')}
            colunas={[t('turma'), t('oQueFica'), t('porQue')]}
            linhas={deFora.map((celulas, i) => ({ chave: i, celulas }))}
          />
        </details>
      )}
      {nada && <p>{t('nadaACriar')}</p>}
      <details className={estilo.recolhido}>
        <summary>{t('turmaATurma')}</summary>
        <Tabela
          legenda={t('turmaATurma')}
          colunas={[t('turma'), t('oQueAcontece')]}
          linhas={itens.map((item, i) => ({ chave: i, celulas: [item.turma, dizer(item)] }))}
        />
      </details>
    </>
  );
}

import { useComando } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { declaracoesContestacoesApi } from '../api.ts';
import { contestacaoEsquema } from '#domains/financeiro/declaracoes/esquemas.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';

const campo = camposDe<typeof contestacaoEsquema>();

const FORMULARIO = 'contestar-debito';

/** Marks an open debt as questioned in court. */
export function Contestar({ pendencia, aoFechar }: { pendencia: { tituloId: number; numero: string }; aoFechar: () => void }) {
  const t = useTextos(textosDeclaracao);
  const comando = useComando(declaracoesContestacoesApi.contestar, {
    envelhece: ['Declaracao/quitacao/{id}', 'Declaracao/quitacao/obter-paginado'],
  });
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('contestarTitulo')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('salvar')} />}>
      <p>{t('contestarTexto', { numero: pendencia.numero })}</p>
      <Formulario
        id={FORMULARIO}
        esquema={contestacaoEsquema}
        valoresIniciais={{ tituloId: pendencia.tituloId, processo: '', dataContestacao: '', observacao: null }}
        aoSalvar={(body) => comando.mutateAsync({ body })}
        aposSalvar={aoFechar}
      >
        <EmColunas>
          <CampoTexto nome={campo('processo')} rotulo={t('processo')} colunas={6} maximo={60} />
          <CampoData nome={campo('dataContestacao')} rotulo={t('dataContestacao')} colunas={6} />
          <CampoTexto nome={campo('observacao')} rotulo={t('observacao')} colunas={12} maximo={300} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

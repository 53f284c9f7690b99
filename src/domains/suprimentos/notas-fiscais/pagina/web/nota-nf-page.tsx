import { Button } from '@mantine/core';
import { arquivoApi } from '#domains/suprimentos/notas-fiscais/arquivo/api.ts';
import { notasFiscaisApi as api } from '#domains/suprimentos/notas-fiscais/api.ts';
import { outrasQuantidadesDe, outroRetido, pendenciasDa } from '#domains/suprimentos/notas-fiscais/pendencias.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { AtosDaNota } from '#domains/suprimentos/notas-fiscais/web/atos.tsx';
import { FormularioDaNota } from '#domains/suprimentos/notas-fiscais/formulario/web/door.tsx';
import { NotaGerada } from '#domains/suprimentos/notas-fiscais/web/nota-gerada.tsx';
import { recarregarNotas } from '#domains/suprimentos/notas-fiscais/web/recarregar.ts';
import { SituacaoDaNota } from '#domains/suprimentos/notas-fiscais/web/situacao.tsx';
import type { NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';

/** One invoice: a draft to be edited, or what a generated one says and became. */
export default function NotaNfPage() {
  const { id } = useParametros();
  return id === undefined ? <SemNota /> : <UmaNota id={id} />;
}

function SemNota() {
  const t = useTextos(textosNotaFiscal);
  return (
    <Pagina>
      <EstadoVazio titulo={t('naoEncontrada')} acao={<Elo tela="lancamentos-nf">{t('notas')}</Elo>} />
    </Pagina>
  );
}

function UmaNota({ id }: { id: string }) {
  const consulta = useRegistro(api.obter, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={10}>
      {(nota) => <Ficha key={`${nota.id} ${nota.situacao}`} nota={nota} />}
    </PaginaDoRegistro>
  );
}

function Ficha({ nota }: { nota: NotaLida }) {
  const t = useTextos(textosNotaFiscal);
  const { pode } = useSessao();
  const rascunho = nota.situacao === 'rascunho';
  const edita = rascunho && pode('lancamentos-nf', 'editar');
  const baixar = (): void =>
    void baixarArquivo(arquivoApi.baixarArquivo, { params: { id: nota.id } }, { nomePadrao: `${nota.chave ?? nota.numero}.xml` }).catch(
      avisar.erro,
    );
  const aoSalvar = async (): Promise<void> => {
    avisar.sucesso(t('salva', { numero: nota.numero }));
    await recarregarNotas();
  };
  return (
    <Pagina
      titulo={`${t('nota', { numero: nota.numero })} · ${nota.fornecedorNome}`}
      migalha={nota.numero}
      situacao={<SituacaoDaNota situacao={nota.situacao} />}
      acoes={
        <>
          {nota.temArquivo && (
            <Button variant="subtle" onClick={baixar}>
              {t('baixarXml')}
            </Button>
          )}
          <AtosDaNota nota={nota} />
          {edita && <BotaoSalvar />}
        </>
      }
    >
      {rascunho && <Pendencias nota={nota} />}
      {rascunho ? <FormularioDaNota nota={nota} somenteLeitura={!edita} aoSalvar={() => void aoSalvar()} /> : <NotaGerada nota={nota} />}
    </Pagina>
  );
}

/** What a draft still lacks, and what of it is to be checked, as a list to be worked through. */
function Pendencias({ nota }: { nota: NotaLida }) {
  const t = useTextos(textosNotaFiscal);
  const falta = pendenciasDa(nota);
  const outro = outroRetido(nota.retidoNoArquivoCentavos, nota.retidoCentavos);
  const outrasQuantidades = outrasQuantidadesDe(nota.itens);
  if (falta.length === 0 && outro === null && outrasQuantidades === 0 && !nota.semCobranca) return null;
  const semProduto = nota.itens.filter((i) => i.estocado && i.produtoId === null).length;
  return (
    <div className="consequencia" role="status">
      <strong>{t('pendencias')}</strong>
      <ul>
        {falta.map((qual) => (
          <li key={qual}>{qual === 'faltaProduto' ? t('faltaProduto', { n: semProduto }) : t(qual)}</li>
        ))}
        {nota.semCobranca && <li>{t('semCobranca')}</li>}
        {outrasQuantidades > 0 && <li>{t('outrasQuantidades', { n: outrasQuantidades })}</li>}
        {outro && <li>{t('retidoNoArquivo', outro)}</li>}
      </ul>
    </div>
  );
}

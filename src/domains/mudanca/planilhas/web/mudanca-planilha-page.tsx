import { Button } from '@mantine/core';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { planilhasDaMudancaApi as api } from '../api.ts';
import { PlanilhaAberta, type PlanilhaNaTela } from './planilha-aberta.tsx';
import { PlanilhaCarregada } from './planilha-carregada.tsx';
import { tomDaPlanilha } from './situacao-da-planilha.ts';

/** One sheet: what its columns are and what would become of its lines; then its load, and the way back. */
export default function MudancaPlanilhaPage() {
  const id = Number(useParametros()['id']);
  const consulta = useConsulta(api.obter, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={10}>
      {(planilha) => <Planilha planilha={planilha} />}
    </PaginaDoRegistro>
  );
}

function Planilha({ planilha }: { planilha: PlanilhaNaTela }) {
  const t = useTextos(textosMudanca);
  const { idioma } = useIdioma();
  return (
    <Pagina
      titulo={`${rotuloDe(tiposDaMudanca, planilha.tipo, idioma)}: ${planilha.arquivo}`}
      situacao={<Etiqueta tom={tomDaPlanilha(planilha)}>{t(planilha.emCurso ? 'emCurso' : planilha.situacao)}</Etiqueta>}
      acoes={
        <Elo tela="mudanca">
          <Button component="span" variant="default">
            {t('voltar')}
          </Button>
        </Elo>
      }
    >
      {planilha.situacao === 'aberta' ? (
        <PlanilhaAberta key={planilha.id} planilha={planilha} />
      ) : (
        <PlanilhaCarregada planilha={planilha} />
      )}
    </Pagina>
  );
}

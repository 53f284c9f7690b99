import { Button, NativeSelect } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { boletinsApi } from '#domains/academico/boletins/api.ts';
import { DestinatariosDoBoletim } from '#domains/academico/boletins/envio/web/door.tsx';
import { impressaoDeBoletinsApi } from '#domains/academico/boletins/impressao/api.ts';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';
import { useOpcoesDeEtapa } from '#domains/academico/boletins/web/etapas.ts';
import { FatosDoBoletim } from './fatos.tsx';
import { NotasEFaltas } from './notas-e-faltas.tsx';
import { PareceresDoBoletim } from './pareceres.tsx';

/** The report card of one student, up to the etapa chosen. */
export function FichaDoBoletim({ matriculaId, aoVoltar }: { matriculaId: string; aoVoltar: () => void }) {
  const t = useTextos(textosBoletins);
  const { pode } = useSessao();
  const [{ etapa }, mudar] = useEndereco('etapa');
  const { data, error, refetch } = useConsulta(
    boletinsApi.obterBoletim,
    { params: { matriculaId }, query: etapa === undefined ? {} : { Etapa: etapa } },
    { manterAnterior: true },
  );
  const opcoes = useOpcoesDeEtapa(data?.etapas.map(({ nome }) => nome));
  const voltar = (
    <Button variant="default" onClick={aoVoltar}>
      {t('voltar')}
    </Button>
  );
  if (!data)
    return (
      <Pagina acoes={voltar}>{error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={14} />}</Pagina>
    );
  return (
    <Pagina
      titulo={t('boletimDe', { nome: data.aluno.nome })}
      situacao={<Etiqueta tom={data.parcial ? 'alerta' : 'sucesso'}>{t(data.parcial ? 'parcial' : 'fechado')}</Etiqueta>}
      acoes={
        <>
          {voltar}
          <NativeSelect
            aria-label={t('ate')}
            data={opcoes}
            value={etapa ?? ''}
            onChange={({ currentTarget }) => mudar({ etapa: currentTarget.value }, { substituir: true })}
          />
          <BotaoDocumento
            rotulo={t('emPdf')}
            titulo={t('boletimDe', { nome: data.aluno.nome })}
            endpoint={impressaoDeBoletinsApi.boletinsEmPdf}
            entrada={{ query: { MatriculaIds: matriculaId, ...(etapa === undefined ? {} : { Etapa: etapa }) } }}
            nomePadrao="boletim.pdf"
          />
        </>
      }
    >
      <FatosDoBoletim boletim={data} />
      {data.tipo !== 'parecer' && <NotasEFaltas boletim={data} />}
      <PareceresDoBoletim boletim={data} />
      {pode('boletins', 'criar') && <DestinatariosDoBoletim matriculaId={data.matriculaId} />}
    </Pagina>
  );
}

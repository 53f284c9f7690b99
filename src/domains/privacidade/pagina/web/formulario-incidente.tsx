import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  CampoAlternar,
  CampoData,
  CampoNumero,
  camposDe,
  CampoTexto,
  CampoTextoLongo,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { incidentesApi as api } from '#domains/privacidade/incidentes/api.ts';
import { edicaoIncidente, novoIncidente } from '#domains/privacidade/incidentes/esquemas.ts';
import { textosIncidentes } from '#domains/privacidade/incidentes/texts.ts';

const campo = camposDe<typeof novoIncidente>();
const daEdicao = ({ prazo: _, registradoPor: __, ...incidente }: RespostaCliente<typeof api.obter>) => incidente;

/** An incident, from the day on which it became known to its closing. */
export default function FormularioIncidente({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosIncidentes);
  const [hoje] = useState(hojeNaEscola);
  const novo = {
    titulo: '',
    descricao: '',
    ocorridoEm: null,
    conhecidoEm: hoje,
    dadosAfetados: '',
    pessoasAfetadas: 0,
    riscoRelevante: false,
    medidas: null,
    autoridadeEm: null,
    titularesEm: null,
    encerradoEm: null,
  };
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoIncidente,
        valores: novo,
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoIncidente, valores: daEdicao(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('titulo')} rotulo={t('titulo')} colunas={12} maximo={150} autoFoco />
        <CampoData nome={campo('conhecidoEm')} rotulo={t('conhecidoEm')} maxima={hoje} colunas={6} />
        <CampoData nome={campo('ocorridoEm')} rotulo={t('ocorridoEm')} maxima={hoje} colunas={6} obrigatorio={false} />
        <CampoTextoLongo nome={campo('descricao')} rotulo={t('descricao')} colunas={12} maximo={4000} />
        <CampoTextoLongo nome={campo('dadosAfetados')} rotulo={t('dadosAfetados')} colunas={12} maximo={2000} />
        <CampoNumero nome={campo('pessoasAfetadas')} rotulo={t('pessoasAfetadas')} colunas={6} />
        <CampoAlternar nome={campo('riscoRelevante')} rotulo={t('riscoRelevante')} colunas={6} />
        <CampoTextoLongo nome={campo('medidas')} rotulo={t('medidas')} colunas={12} maximo={4000} obrigatorio={false} />
        <CampoData nome={campo('autoridadeEm')} rotulo={t('autoridadeEm')} maxima={hoje} colunas={4} obrigatorio={false} />
        <CampoData nome={campo('titularesEm')} rotulo={t('titularesEm')} maxima={hoje} colunas={4} obrigatorio={false} />
        <CampoData nome={campo('encerradoEm')} rotulo={t('encerradoEm')} maxima={hoje} colunas={4} obrigatorio={false} />
      </EmColunas>
      {registro && (
        <Button
          variant="default"
          onClick={() => void baixarArquivo(api.emPdf, { params: { id: registro.id } }, { nomePadrao: 'incidente.pdf' }).catch(avisar.erro)}
        >
          {t('imprimir')}
        </Button>
      )}
    </FormularioDeRegistro>
  );
}
